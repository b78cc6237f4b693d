package dev.emissary.intellij;

import com.intellij.psi.JavaPsiFacade;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiClassType;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiSubstitutor;
import com.intellij.psi.PsiType;
import com.intellij.psi.util.MethodSignature;
import com.intellij.psi.util.MethodSignatureUtil;
import com.intellij.psi.util.TypeConversionUtil;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The methods of an interface that a type has without being a subtype of it.
 *
 * @param methods those of the interface, all that are abstract among them
 */
record Shape(Set<PsiMethod> methods) {
    /** Returns the methods, or null if the type lacks one that is abstract. */
    static @Nullable Shape of(PsiType component, PsiClassType face, PsiClass emissary) {
        PsiClassType.ClassResolveResult has = component instanceof PsiClassType type ? type.resolveGenerics() : null;
        PsiClassType.ClassResolveResult wanted = face.resolveGenerics();
        PsiClass owner = has == null ? null : has.getElement();
        PsiClass wantedClass = wanted.getElement();
        if (owner == null || wantedClass == null || owner == emissary || face.isRaw()) {
            return null;
        }
        Set<PsiMethod> found = new HashSet<>();
        boolean anyAbstract = false;
        for (PsiMethod method : wantedClass.getAllMethods()) {
            if (!Delegation.isSupplied(method)) {
                continue;
            }
            boolean isAbstract = method.hasModifierProperty(PsiModifier.ABSTRACT);
            if (implemented(method, member(method, wantedClass, wanted), owner, has.getSubstitutor(), emissary)) {
                found.add(method);
                anyAbstract |= isAbstract;
            } else if (isAbstract) {
                return null;
            }
        }
        return anyAbstract ? new Shape(Set.copyOf(found)) : null;
    }

    private static PsiSubstitutor member(PsiMethod method, PsiClass face, PsiClassType.ClassResolveResult as) {
        return TypeConversionUtil.getSuperClassSubstitutor(method.getContainingClass(), face, as.getSubstitutor());
    }

    private static boolean implemented(
            PsiMethod wanted, PsiSubstitutor as, PsiClass owner, PsiSubstitutor of, PsiClass emissary) {
        MethodSignature signature = wanted.getSignature(as);
        for (PsiMethod candidate : owner.findMethodsByName(wanted.getName(), true)) {
            PsiClass declaring = candidate.getContainingClass();
            if (declaring == null || candidate.hasModifierProperty(PsiModifier.STATIC)) {
                continue;
            }
            PsiSubstitutor in = TypeConversionUtil.getSuperClassSubstitutor(declaring, owner, of);
            PsiSubstitutor adapted = Member.adapted(in, candidate, List.of(wanted.getTypeParameters()));
            if (MethodSignatureUtil.isSubsignature(signature, candidate.getSignature(in))
                    && JavaPsiFacade.getInstance(emissary.getProject())
                            .getResolveHelper()
                            .isAccessible(candidate, emissary, owner)
                    && fits(as.substitute(wanted.getReturnType()), adapted.substitute(candidate.getReturnType()))
                    && throwsNoMore(wanted, as, candidate, adapted)) {
                return true;
            }
        }
        return false;
    }

    private static boolean fits(@Nullable PsiType wanted, @Nullable PsiType result) {
        if (wanted == null || result == null) {
            return wanted == result;
        }
        return wanted.equals(result)
                || (result instanceof PsiClassType && TypeConversionUtil.isAssignable(wanted, result, false));
    }

    private static boolean throwsNoMore(PsiMethod wanted, PsiSubstitutor as, PsiMethod candidate, PsiSubstitutor in) {
        for (PsiClassType thrown : candidate.getThrowsList().getReferencedTypes()) {
            if (!Member.isAllowed(in.substitute(thrown), wanted, as)) {
                return false;
            }
        }
        return true;
    }
}
