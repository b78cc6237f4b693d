package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.access.Trees;
import dev.emissary.written.BodyRules;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.jdt.internal.compiler.ast.FieldDeclaration;
import org.eclipse.jdt.internal.compiler.ast.Initializer;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;

/** The members that are written in a declaration. */
final class BodyParts {
    private BodyParts() {}

    /** Returns the rules for what is written in a declaration. */
    static BodyRules rules(TypeDeclaration declaration) {
        Set<String> components = Arrays.stream(declaration.recordComponents)
                .map(component -> new String(component.name))
                .collect(Collectors.toUnmodifiableSet());
        return new BodyRules(new String(declaration.name), components);
    }

    /** Whether a declaration has a type parameter of a name. */
    static boolean hasTypeParameter(TypeDeclaration declaration, char[] name) {
        return Trees.list(declaration.typeParameters).stream()
                .anyMatch(parameter -> Arrays.equals(parameter.name, name));
    }

    /** Returns the instance initializers. */
    static List<FieldDeclaration> initializers(TypeDeclaration declaration) {
        return instance(declaration, true);
    }

    /** Returns the instance fields, without those of the components. */
    static List<FieldDeclaration> instanceFields(TypeDeclaration declaration) {
        return instance(declaration, false);
    }

    private static List<FieldDeclaration> instance(TypeDeclaration declaration, boolean areInitializers) {
        return Trees.list(declaration.fields).stream()
                .filter(field -> !field.isStatic() && field instanceof Initializer == areInitializers)
                .toList();
    }
}
