package dev.emissary.tools.analysis;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithName;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The names behind a dot in the files of a library: what may be a use of a field of a class in another file. */
public final class FieldUses {
    private final Map<String, Map<String, Integer>> filesByPackage = new HashMap<>();

    /** Adds those of a file. */
    public void add(CompilationUnit unit) {
        Map<String, Integer> files = filesByPackage.computeIfAbsent(packageOf(unit), absent -> new HashMap<>());
        names(unit).forEach(name -> files.merge(name, 1, Integer::sum));
    }

    /** Returns the names behind a dot in one file, other than behind {@code this}. */
    private static Set<String> names(CompilationUnit unit) {
        return unit.findAll(FieldAccessExpr.class).stream()
                .filter(access -> !access.getScope().isThisExpr())
                .map(FieldAccessExpr::getNameAsString)
                .collect(Collectors.toSet());
    }

    /** Returns whether a file other than the field's may use it; a subclass in another package is not looked for. */
    boolean elsewhere(FieldDeclaration field, String name) {
        if (field.isPrivate()) {
            return false;
        }
        CompilationUnit unit = field.findCompilationUnit().orElseThrow();
        Collection<Map<String, Integer>> packages = field.isPublic()
                ? filesByPackage.values()
                : Set.of(filesByPackage.getOrDefault(packageOf(unit), Map.of()));
        int files =
                packages.stream().mapToInt(names -> names.getOrDefault(name, 0)).sum();
        return files > (names(unit).contains(name) ? 1 : 0);
    }

    /** Returns the package of a file, or an empty text. */
    public static String packageOf(CompilationUnit unit) {
        return unit.getPackageDeclaration().map(NodeWithName::getNameAsString).orElse("");
    }
}
