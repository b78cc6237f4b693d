package dev.emissary.intellij;

import com.intellij.codeInspection.LocalInspectionTool;
import com.intellij.codeInspection.ProblemsHolder;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiElementVisitor;

/** Reports uses of emissaries as records. */
public final class RecordUseInspection extends LocalInspectionTool {
    @Override
    public PsiElementVisitor buildVisitor(ProblemsHolder holder, boolean isOnTheFly) {
        return new PsiElementVisitor() {
            @Override
            public void visitElement(PsiElement element) {
                RecordUse use = RecordUse.of(element);
                if (use != null) {
                    holder.registerProblem(use.place(), use.message());
                }
            }
        };
    }
}
