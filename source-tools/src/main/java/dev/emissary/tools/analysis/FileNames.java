package dev.emissary.tools.analysis;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.nodeTypes.NodeWithName;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * The names that a source file declares and imports.
 *
 * @param packageName its package, or an empty text
 * @param declared the qualified names of the types that it declares, except local ones
 * @param imported the qualified names that it imports one by one
 * @param onDemand the packages and types of which it imports everything
 */
record FileNames(String packageName, Set<String> declared, Set<String> imported, Set<String> onDemand) {

    static FileNames of(CompilationUnit unit) {
        Set<String> declared = new HashSet<>();
        unit.walk(node -> {
            if (node instanceof TypeDeclaration<?> type) {
                type.getFullyQualifiedName().ifPresent(declared::add);
            }
        });
        Set<String> imported = new HashSet<>();
        Set<String> onDemand = new HashSet<>(Set.of("java.lang"));
        for (ImportDeclaration each : unit.getImports()) {
            (each.isAsterisk() ? onDemand : imported).add(each.getNameAsString());
        }
        String packageName =
                unit.getPackageDeclaration().map(NodeWithName::getNameAsString).orElse("");
        return new FileNames(packageName, declared, imported, onDemand);
    }

    /** Returns the type that the file imports by a simple name. */
    Optional<String> importedAs(String simpleName) {
        return imported.stream().filter(name -> name.endsWith("." + simpleName)).findFirst();
    }
}
