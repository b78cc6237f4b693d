package dev.emissary.tools.analysis;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A reference to a class or interface, and what its file says about the meaning of its name. No other file is read, so that
 * more than one type may be meant.
 *
 * @param name the name as written
 * @param file the names of the file
 * @param enclosing the qualified names of the types around the reference, the innermost first
 * @param mayBeInherited whether one of these has supertypes, from which it may inherit a type of that name
 */
record TypeReference(String name, FileNames file, List<String> enclosing, boolean mayBeInherited) {

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
            return new FileNames(FieldUses.packageOf(unit), declared, imported, onDemand);
        }

        /** Returns the type that the file imports by a simple name. */
        Optional<String> importedAs(String simpleName) {
            return imported.stream()
                    .filter(name -> name.endsWith("." + simpleName))
                    .findFirst();
        }
    }

    /** Returns the reference for a type in a syntax tree. */
    static TypeReference of(ClassOrInterfaceType type, Node owner, FileNames file) {
        List<TypeDeclaration<?>> around = new ArrayList<>();
        TypeBody.parents(owner).forEach(node -> {
            if (node instanceof TypeDeclaration<?> declaration) {
                around.add(declaration);
            }
        });
        List<String> enclosing = around.stream()
                .flatMap(each -> each.getFullyQualifiedName().stream())
                .toList();
        boolean mayBeInherited =
                around.stream().anyMatch(each -> !TypeBody.supertypes(each).isEmpty());
        return new TypeReference(type.getNameWithScope(), file, enclosing, mayBeInherited);
    }

    String simpleName() {
        return last(name);
    }

    /**
     * Returns whether a type may be meant.
     *
     * @param qualifiedName its qualified name
     * @param packageName its package
     */
    boolean mayDenote(String qualifiedName, String packageName) {
        String simpleName = last(qualifiedName);
        if (!simpleName.equals(simpleName())) {
            return false;
        }
        if (name.contains(".")) {
            return qualifiedName.equals(name) || qualifiedName.endsWith("." + name);
        }
        for (String type : enclosing) {
            if (file.declared().contains(type + "." + simpleName)) {
                return qualifiedName.equals(type + "." + simpleName);
            }
        }
        String owner = owner(qualifiedName);
        if (mayBeInherited && !owner.equals(packageName)) {
            return true;
        }
        Optional<String> imported = file.importedAs(simpleName);
        if (imported.isPresent()) {
            return imported.get().equals(qualifiedName);
        }
        return owner.equals(file.packageName()) || file.onDemand().contains(owner);
    }

    private static String last(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private static String owner(String qualifiedName) {
        return qualifiedName.substring(0, Math.max(0, qualifiedName.lastIndexOf('.')));
    }
}
