package dev.emissary.intellij;

import com.intellij.codeInsight.daemon.ImplicitUsageProvider;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiRecordComponent;
import com.intellij.psi.impl.light.LightRecordMember;

/** Says that delegates are used, by forwarding methods that are not in the source. */
public final class UsedComponents implements ImplicitUsageProvider {
    @Override
    public boolean isImplicitUsage(PsiElement element) {
        PsiRecordComponent component = element instanceof LightRecordMember member
                ? member.getRecordComponent()
                : element instanceof PsiRecordComponent declared ? declared : null;
        return component != null
                && EmissaryClass.isEmissary(component.getContainingClass())
                && Delegation.of(component.getContainingClass()).stream()
                        .anyMatch(served -> component.equals(served.component()));
    }

    @Override
    public boolean isImplicitRead(PsiElement element) {
        return isImplicitUsage(element);
    }

    @Override
    public boolean isImplicitWrite(PsiElement element) {
        return false;
    }
}
