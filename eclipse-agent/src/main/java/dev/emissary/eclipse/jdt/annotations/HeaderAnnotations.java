package dev.emissary.eclipse.jdt.annotations;

import org.eclipse.jdt.internal.compiler.ASTVisitor;
import org.eclipse.jdt.internal.compiler.ast.ASTNode;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.ast.Wildcard;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;

/** The annotations in the types of an emissary's header, which the compiler resolves after the types themselves. */
public final class HeaderAnnotations {
    private HeaderAnnotations() {}

    /** Resolves the annotations in a type; those of the bounds of wildcards are not part of the compiler's own step. */
    public static void resolve(TypeReference type, ClassScope scope) {
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
}
