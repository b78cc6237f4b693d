package dev.emissary.eclipse.jdt.annotations;

import dev.emissary.eclipse.jdt.access.Trees;
import org.eclipse.jdt.internal.compiler.ASTVisitor;
import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.AbstractVariableDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.ast.Wildcard;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;

/** The annotations in the types of an emissary's header, which the compiler resolves after the types themselves. */
public final class HeaderAnnotations {
    private HeaderAnnotations() {}

    /** Resolves the annotations in a type; those of the bounds of wildcards are not part of the compiler's own step. */
    public static void resolve(TypeReference type, ClassScope scope) {
        if (!isResolved(type)) {
            return;
        }
        type.traverse(
                new ASTVisitor() {
                    @Override
                    public boolean visit(Wildcard wildcard, ClassScope around) {
                        if (wildcard.bound != null) {
                            wildcard.bound.updateWithAnnotations(scope, 0);
                            wildcard.bits |= wildcard.bound.bits & ASTNode.HasTypeAnnotations;
                        }
                        return true;
                    }
                },
                scope);
        type.updateWithAnnotations(scope, 0);
    }

    /**
     * Lets the compiler copy those of components to the parameters of compact constructors (EM-CLASS-2, EM-CTOR-2). It
     * looks for them only in a constructor that is marked, and without annotation processors it resolves them too late
     * to mark a compact one.
     */
    public static void markCompactConstructors(TypeDeclaration emissary) {
        for (AbstractMethodDeclaration method : Trees.list(emissary.methods)) {
            if (method.isCompactConstructor()) {
                for (AbstractVariableDeclaration component : method.arguments(true)) {
                    method.bits |= component.bits & ASTNode.HasTypeAnnotations;
                }
            }
        }
    }

    /** Whether a type and its arguments are without an error; the compiler cannot annotate what it has not resolved. */
    private static boolean isResolved(TypeReference type) {
        if (type instanceof Wildcard wildcard && wildcard.bound != null && !isResolved(wildcard.bound)) {
            return false;
        }
        for (TypeReference[] arguments : Trees.list(type.getTypeArguments())) {
            for (TypeReference argument : Trees.list(arguments)) {
                if (!isResolved(argument)) {
                    return false;
                }
            }
        }
        return type.resolvedType != null;
    }
}
