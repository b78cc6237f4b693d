package com.intellij.codeInspection;

import com.intellij.psi.PsiElementVisitor;

/** Only the signature of IDEA's class of that name, as in platform/analysis-api of JetBrains/intellij-community. */
public abstract class LocalInspectionTool {
    public PsiElementVisitor buildVisitor(ProblemsHolder holder, boolean isOnTheFly) {
        throw new UnsupportedOperationException();
    }
}
