package dev.emissary.tools.adopt;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.SimpleName;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Adds the import of the annotation in its order, and removes imports that are no longer needed. */
final class Imports {
    static final String ANNOTATION = "dev.emissary.Emissary";
    private static final String SIMPLE = "Emissary";

    private final CompilationUnit unit;

    Imports(CompilationUnit unit) {
        this.unit = unit;
    }

    /** Returns the name of the annotation in the file: its simple name, unless that means something else. */
    String annotationName() {
        boolean imported = unit.getImports().stream()
                .anyMatch(each -> !each.isAsterisk()
                        && each.getName().getIdentifier().equals(SIMPLE)
                        && !each.getNameAsString().equals(ANNOTATION));
        boolean declared = unit.findFirst(
                        SimpleName.class, name -> name.getIdentifier().equals(SIMPLE))
                .isPresent();
        // Without an import of the annotation, a use of the name means another one, as of the same package.
        boolean annotates = unit.findAll(AnnotationExpr.class).stream()
                .anyMatch(each -> each.getNameAsString().equals(SIMPLE));
        return imported || declared || (annotates && !isImported()) ? ANNOTATION : SIMPLE;
    }

    private boolean isImported() {
        return unit.getImports().stream()
                .anyMatch(each -> !each.isAsterisk() && each.getNameAsString().equals(ANNOTATION));
    }

    /** Adds the import of the annotation, if its simple name is used. */
    void add(TextEdits edits) {
        if (isImported() || annotationName().equals(ANNOTATION)) {
            return;
        }
        String line = "import " + ANNOTATION + ";";
        List<ImportDeclaration> types =
                unit.getImports().stream().filter(each -> !each.isStatic()).toList();
        Optional<ImportDeclaration> before = types.stream()
                .filter(each -> each.getNameAsString().compareTo(ANNOTATION) < 0)
                .reduce((first, second) -> second);
        String end = edits.lineEnd();
        if (before.isPresent()) {
            int after = edits.endWithComments(before.get());
            edits.replace(after, after, end + line);
        } else if (!types.isEmpty()) {
            int begin = edits.begin(types.get(0));
            edits.replace(begin, begin, line + end);
        } else if (!unit.getImports().isEmpty()) {
            int after = edits.endWithComments(
                    unit.getImports().get(unit.getImports().size() - 1));
            edits.replace(after, after, end + end + line);
        } else if (unit.getPackageDeclaration().isPresent()) {
            int after = edits.endWithComments(unit.getPackageDeclaration().get());
            edits.replace(after, after, end + end + line);
        } else {
            int begin = beginOfFirstType(edits);
            edits.replace(begin, begin, line + end + end);
        }
    }

    /** Returns where the first type begins, with its comment unless a blank line follows that, as after a license. */
    private int beginOfFirstType(TextEdits edits) {
        TypeDeclaration<?> first = unit.getType(0);
        return first.getComment()
                .filter(comment -> comment.isJavadocComment()
                        || comment.getRange().orElseThrow().end.line + 1
                                >= first.getRange().orElseThrow().begin.line)
                .map(edits::begin)
                .orElse(edits.begin(first));
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
                edits.deleteLines(edits.begin(each), edits.end(each));
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
