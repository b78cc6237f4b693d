package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.access.Trees;
import org.eclipse.jdt.internal.compiler.ast.AbstractMethodDeclaration;
import org.eclipse.jdt.internal.compiler.ast.Annotation;
import org.eclipse.jdt.internal.compiler.ast.Expression;
import org.eclipse.jdt.internal.compiler.ast.MemberValuePair;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.impl.Constant;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.MethodScope;
import org.eclipse.jdt.internal.compiler.lookup.Scope;
import org.eclipse.jdt.internal.compiler.lookup.TypeIds;

/** Finds {@code @SuppressWarnings("emissary")} on a declaration and around it (EM-DIAG-4). */
final class Suppressions {
    private Suppressions() {}

    /** Whether a declaration, or one that it stands in, has the annotation. */
    static boolean enclose(TypeDeclaration declaration) {
        for (Scope scope = declaration.scope; scope != null; scope = scope.parent) {
            Annotation[] annotations = null;
            if (scope instanceof ClassScope type) {
                annotations = type.referenceContext.annotations;
            } else if (scope instanceof MethodScope method) {
                if (method.referenceContext instanceof AbstractMethodDeclaration written) {
                    annotations = written.annotations;
                } else if (method.initializedField != null && method.initializedField.sourceField() != null) {
                    annotations = method.initializedField.sourceField().annotations;
                }
            }
            if (include(annotations)) {
                return true;
            }
        }
        return false;
    }

    /** Whether annotations include it. */
    static boolean include(Annotation... annotations) {
        for (Annotation annotation : Trees.list(annotations)) {
            if (annotation.resolvedType != null && annotation.resolvedType.id == TypeIds.T_JavaLangSuppressWarnings) {
                for (MemberValuePair pair : annotation.memberValuePairs()) {
                    if (Trees.elements(pair.value).stream().anyMatch(Suppressions::isMeant)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean isMeant(Expression value) {
        return value.constant != null
                && value.constant != Constant.NotAConstant
                && value.constant.typeID() == TypeIds.T_JavaLangString
                && value.constant.stringValue().equals("emissary");
    }
}
