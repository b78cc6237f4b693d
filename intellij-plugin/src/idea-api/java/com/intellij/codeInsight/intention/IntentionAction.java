package com.intellij.codeInsight.intention;

import com.intellij.openapi.editor.Editor;
import com.intellij.openapi.project.Project;
import com.intellij.psi.PsiFile;

/** Only the signature of IDEA's class of that name, as in platform/analysis-api of JetBrains/intellij-community. */
public interface IntentionAction {
    String getText();

    String getFamilyName();

    boolean isAvailable(Project project, Editor editor, PsiFile file);

    void invoke(Project project, Editor editor, PsiFile file);

    boolean startInWriteAction();
}
