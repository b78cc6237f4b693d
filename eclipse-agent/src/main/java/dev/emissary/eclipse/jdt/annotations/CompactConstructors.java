package dev.emissary.eclipse.jdt.annotations;

import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.AbstractVariableDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;

/** Copies the type annotations of the header to the parameters of compact constructors (EM-CLASS-2, EM-CTOR-2). */
public final class CompactConstructors {
    private CompactConstructors() {}

    /**
     * Lets the compiler write them. It looks for them only in a constructor that is marked, and without annotation
     * processors it resolves them too late to mark a compact one.
     */
    public static void mark(TypeDeclaration emissary) {
        if (emissary.methods == null) {
            return;
        }
        for (AbstractMethodDeclaration method : emissary.methods) {
            if (method.isCompactConstructor()) {
                for (AbstractVariableDeclaration component : method.arguments(true)) {
                    method.bits |= component.bits & ASTNode.HasTypeAnnotations;
                }
            }
        }
    }
}
