package com.intellij.codeInspection;

import com.intellij.psi.PsiElement;

/** Only the signature of IDEA's class of that name, as in platform/analysis-api of JetBrains/intellij-community. */
public class ProblemsHolder {
    public void registerProblem(PsiElement element, String description, LocalQuickFix... fixes) {
        throw new UnsupportedOperationException();
    }
}
