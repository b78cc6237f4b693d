package dev.emissary.eclipse.jdt;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.FieldDeclaration;
import org.eclipse.jdt.internal.compiler.ast.Initializer;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;

/** The members that are written in the body of a declaration; the tree has null where there are none. */
final class BodyParts {
    private BodyParts() {}

    /** Returns the methods and constructors. */
    static List<AbstractMethodDeclaration> methods(TypeDeclaration declaration) {
        return declaration.methods == null ? List.of() : List.of(declaration.methods);
    }

    /** Returns the instance fields, without those of the components. */
    static List<FieldDeclaration> instanceFields(TypeDeclaration declaration) {
        List<FieldDeclaration> fields = new ArrayList<>();
        if (declaration.fields != null) {
            for (FieldDeclaration field : declaration.fields) {
                if (!(field instanceof Initializer) && !field.isStatic()) {
                    fields.add(field);
                }
            }
        }
        return fields;
    }
}
