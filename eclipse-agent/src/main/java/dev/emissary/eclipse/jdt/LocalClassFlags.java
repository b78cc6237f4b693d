package dev.emissary.eclipse.jdt;

import org.eclipse.jdt.internal.compiler.classfmt.ClassFileConstants;
import org.eclipse.jdt.internal.compiler.lookup.MethodScope;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;

/** The access flags of local emissaries in class files (EM-FORM-4). */
final class LocalClassFlags {
    private LocalClassFlags() {}

    /**
     * Returns the flags of a class, given those that the compiler would write: in a static context, no class is static.
     */
    static int of(ReferenceBinding type, int flags) {
        boolean isLocal = type instanceof SourceTypeBinding && type.isLocalType() && !type.isMemberType();
        return isLocal && isInStaticContext((SourceTypeBinding) type) && Emissaries.isEmissary((SourceTypeBinding) type)
                ? flags & ~ClassFileConstants.AccStatic
                : flags;
    }

    private static boolean isInStaticContext(SourceTypeBinding local) {
        MethodScope around = local.scope == null ? null : local.scope.parent.namedMethodScope();
        return around != null && around.isStatic;
    }
}
