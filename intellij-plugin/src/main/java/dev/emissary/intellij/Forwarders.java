package dev.emissary.intellij;

import com.intellij.openapi.util.RecursionManager;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiClassType;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiSubstitutor;
import com.intellij.psi.PsiType;
import com.intellij.psi.PsiTypeParameter;
import com.intellij.psi.util.CachedValueProvider;
import com.intellij.psi.util.CachedValuesManager;
import com.intellij.psi.util.MethodSignatureUtil;
import com.intellij.psi.util.PsiModificationTracker;
import com.intellij.psi.util.TypeConversionUtil;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The forwarding methods of emissaries, made once for each state of the program. What is legal, the compiler says. */
final class Forwarders {
    private Forwarders() {}

    /** Returns the forwarding methods; none while they are being made, so that no question leads back to itself. */
    static List<ForwardingMethod> of(PsiClass emissary) {
        return CachedValuesManager.getCachedValue(emissary, () -> {
            List<ForwardingMethod> methods =
                    RecursionManager.doPreventingRecursion(emissary, true, () -> make(emissary));
            return CachedValueProvider.Result.create(
                    methods == null ? List.of() : methods, PsiModificationTracker.MODIFICATION_COUNT);
        });
    }

    private static List<ForwardingMethod> make(PsiClass emissary) {
        Map<String, List<Member>> members = new LinkedHashMap<>();
        for (Delegation.Served served : Delegation.of(emissary)) {
            collect(emissary, served, members);
        }
        List<PsiMethod> declared = EmissaryClass.declaredMethods(emissary);
        List<ForwardingMethod> forwarders = new ArrayList<>();
        for (List<Member> same : members.values()) {
            Member first = mostDerived(same);
            if (declared.stream().noneMatch(method -> replaces(method, first))) {
                forwarders.add(complete(first, same));
            }
        }
        return List.copyOf(forwarders);
    }

    private static void collect(PsiClass emissary, Delegation.Served served, Map<String, List<Member>> members) {
        PsiClassType.ClassResolveResult resolved = served.type().resolveGenerics();
        PsiClass face = resolved.getElement();
        if (face == null) {
            return;
        }
        for (PsiMethod method : face.getAllMethods()) {
            if (Delegation.isSupplied(method)
                    && (served.shape() == null || served.shape().methods().contains(method))) {
                PsiSubstitutor arguments = TypeConversionUtil.getSuperClassSubstitutor(
                        method.getContainingClass(), face, resolved.getSubstitutor());
                Member member = new Member(emissary, served.component().getType(), method, arguments);
                members.computeIfAbsent(member.key(), key -> new ArrayList<>()).add(member);
            }
        }
    }

    /** Returns the first declaration that no other one overrides; one with erased parameters before a generic one. */
    private static Member mostDerived(List<Member> same) {
        Member best = same.get(0);
        for (Member one : same) {
            PsiClass owner = one.method.getContainingClass();
            if (owner.isInheritor(best.method.getContainingClass(), true)
                    || (one.isErased()
                            && !best.isErased()
                            && !best.method.getContainingClass().isInheritor(owner, true))) {
                best = one;
            }
        }
        return best;
    }

    private static boolean replaces(PsiMethod declared, Member member) {
        if (!declared.getName().equals(member.method.getName())
                || declared.getParameterList().getParametersCount()
                        != member.method.getParameterList().getParametersCount()) {
            return false;
        }
        var own = declared.getSignature(PsiSubstitutor.EMPTY);
        var supplied = member.forwarder.getSignature(PsiSubstitutor.EMPTY);
        return MethodSignatureUtil.isSubsignature(supplied, own)
                || MethodSignatureUtil.areSignaturesErasureEqual(supplied, own);
    }

    /** Gives the method a result that fits all declarations, and the exceptions that each of them permits. */
    private static ForwardingMethod complete(Member first, List<Member> same) {
        PsiType result = first.result(first);
        List<PsiClassType> thrown = first.exceptions(first);
        for (Member other : same) {
            PsiType otherResult = other.result(first);
            if (other != first
                    && otherResult != null
                    && !otherResult.equals(result)
                    && TypeConversionUtil.isAssignable(result, otherResult, false)
                    && !first.method.getContainingClass().isInheritor(other.method.getContainingClass(), true)) {
                result = otherResult;
            }
            List<PsiClassType> allowed = new ArrayList<>();
            thrown.stream().filter(type -> other.allows(type, first)).forEach(allowed::add);
            other.exceptions(first).stream()
                    .filter(type -> !allowed.contains(type) && first.allows(type, first))
                    .filter(type ->
                            !first.method.getContainingClass().isInheritor(other.method.getContainingClass(), true))
                    .forEach(allowed::add);
            thrown = allowed;
        }
        PsiType ofComponent = result == null || first.fits(result, same) ? null : first.resultOfComponent(same);
        ForwardingMethod forwarder = first.forwarder;
        forwarder.setMethodReturnType(ofComponent == null ? result : ofComponent);
        thrown.forEach(forwarder::addException);
        for (PsiTypeParameter parameter : first.typeParameters) {
            forwarder.addTypeParameter(parameter);
        }
        return forwarder;
    }
}
