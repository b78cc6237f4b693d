package dev.emissary.intellij;

import com.intellij.psi.PsiClassType;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiSubstitutor;
import com.intellij.psi.PsiType;
import com.intellij.psi.util.InheritanceUtil;
import com.intellij.psi.util.TypeConversionUtil;

/** Checks exceptions against throws clauses. */
final class Exceptions {
    private Exceptions() {}

    /** Whether a method that overrides another one may throw an exception. */
    static boolean isAllowed(PsiType thrown, PsiMethod overridden, PsiSubstitutor as) {
        if (InheritanceUtil.isInheritor(thrown, "java.lang.RuntimeException")
                || InheritanceUtil.isInheritor(thrown, "java.lang.Error")) {
            return true;
        }
        for (PsiClassType declared : overridden.getThrowsList().getReferencedTypes()) {
            PsiType allowed = as.substitute(declared);
            if (allowed != null && TypeConversionUtil.isAssignable(allowed, thrown)) {
                return true;
            }
        }
        return false;
    }
}
