package dev.emissary.tools.adopt;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.SimpleName;
import com.github.javaparser.ast.nodeTypes.NodeWithName;
import dev.emissary.javac.desugar.ImportPlace;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The imports of a file that is rewritten: adds those of the types that are new in it, and removes unused ones. */
final class Imports {
    private static final Pattern MARKED = Pattern.compile("\0([^:\0]*):([^\0]*)\0");

    private final CompilationUnit unit;
    private final Set<String> added = new TreeSet<>();

    /** Creates the imports of a file. */
    Imports(CompilationUnit unit) {
        this.unit = unit;
    }

    /** Returns a text that stands for the name of a type until it is known how a file names it. */
    static String mark(String packageName, String name) {
        return "\0" + packageName + ":" + name + "\0";
    }

    /** Returns a text with names in place of the marks. */
    String named(String text) {
        return MARKED.matcher(text).replaceAll(found -> Matcher.quoteReplacement(name(found.group(1), found.group(2))));
    }

    /** Returns how the file names a type: by its simple name, unless that means something else in the file. */
    String name(String packageName, String name) {
        if (packageName.isEmpty()) {
            return name;
        }
        String outer = name.split("\\.", -1)[0];
        String qualified = packageName + "." + outer;
        List<String> imported = unit.getImports().stream()
                .filter(each ->
                        !each.isAsterisk() && each.getName().getIdentifier().equals(outer))
                .map(NodeWithName::getNameAsString)
                .toList();
        if (imported.contains(qualified)) {
            return name;
        }
        boolean declared = unit.findFirst(
                        TypeDeclaration.class, type -> type.getNameAsString().equals(outer))
                .isPresent();
        boolean visible = packageName.equals("java.lang")
                || unit.getPackageDeclaration()
                        .filter(own -> own.getNameAsString().equals(packageName))
                        .isPresent()
                || unit.getImports().stream()
                        .anyMatch(each -> each.isAsterisk()
                                && !each.isStatic()
                                && each.getNameAsString().equals(packageName));
        if (!imported.isEmpty() || (declared && !isDeclaredHere(packageName, outer)) || (!visible && isUsed(outer))) {
            return packageName + "." + name;
        }
        if (!visible) {
            added.add(qualified);
        }
        return name;
    }

    private boolean isDeclaredHere(String packageName, String name) {
        return unit.getTypes().stream()
                .anyMatch(type -> type.getFullyQualifiedName()
                        .filter((packageName + "." + name)::equals)
                        .isPresent());
    }

    /** Returns whether the file uses a name; then it means another type, such as one of the same package. */
    private boolean isUsed(String name) {
        return unit.findFirst(SimpleName.class, each -> each.getIdentifier().equals(name))
                        .isPresent()
                || unit.findFirst(
                                AnnotationExpr.class,
                                each -> each.getNameAsString().equals(name))
                        .isPresent();
    }

    /** Adds the imports that the names returned so far need. */
    void add(TextEdits edits) {
        if (added.isEmpty()) {
            return;
        }
        String end = edits.lineEnd();
        List<ImportDeclaration> imports = unit.getImports();
        List<ImportDeclaration> types =
                imports.stream().filter(each -> !each.isStatic()).toList();
        String lines = added.stream().map(name -> "import " + name + ";").collect(Collectors.joining(end));
        if (!types.isEmpty()) {
            added.forEach(name -> addTo(types, name, edits));
        } else if (!imports.isEmpty()) {
            edits.insert(edits.endWithComments(imports.get(imports.size() - 1)), end + end + lines);
        } else if (unit.getPackageDeclaration().isPresent()) {
            edits.insert(edits.endWithComments(unit.getPackageDeclaration().get()), end + end + lines);
        } else {
            edits.insert(edits.beginWithComment(unit.getType(0)), lines + end + end);
        }
    }

    private static void addTo(List<ImportDeclaration> types, String name, TextEdits edits) {
        List<List<String>> groups = new ArrayList<>();
        int line = 0;
        for (ImportDeclaration each : types) {
            int begin = each.getBegin().orElseThrow().line;
            if (groups.isEmpty() || begin > line + 1) {
                groups.add(new ArrayList<>());
            }
            groups.get(groups.size() - 1).add(each.getNameAsString());
            line = each.getEnd().orElseThrow().line;
        }
        ImportPlace place = ImportPlace.of(groups, name);
        ImportDeclaration beside = types.get(place.index());
        if (place.after()) {
            edits.insert(edits.endWithComments(beside), edits.lineEnd() + "import " + name + ";");
        } else {
            edits.insert(edits.begin(beside), "import " + name + ";" + edits.lineEnd());
        }
    }

    /** Removes the imports of single names that the original text mentions and the changed text does not. */
    static String removeUnused(CompilationUnit changed, String text, String before) {
        TextEdits edits = new TextEdits(text);
        String body = withoutImports(text, changed, edits);
        for (ImportDeclaration each : changed.getImports()) {
            Pattern name = Pattern.compile(
                    "\\b" + Pattern.quote(each.getName().getIdentifier()) + "\\b", Pattern.UNICODE_CHARACTER_CLASS);
            boolean wasUsed = name.matcher(before).results().count() > 1;
            if (!each.isAsterisk() && wasUsed && !name.matcher(body).find()) {
                edits.deleteLines(each);
            }
        }
        return edits.apply();
    }

    private static String withoutImports(String text, CompilationUnit unit, TextEdits edits) {
        StringBuilder body = new StringBuilder(text);
        for (int index = unit.getImports().size() - 1; index >= 0; index--) {
            body.delete(edits.begin(unit.getImport(index)), edits.end(unit.getImport(index)));
        }
        return body.toString();
    }
}
