package com.intellij.codeInsight.daemon;

import com.intellij.psi.PsiElement;

/** Only the signature of IDEA's class of that name, as in platform/analysis-api of JetBrains/intellij-community. */
public interface ImplicitUsageProvider {
    boolean isImplicitUsage(PsiElement element);

    boolean isImplicitRead(PsiElement element);

    boolean isImplicitWrite(PsiElement element);
}
