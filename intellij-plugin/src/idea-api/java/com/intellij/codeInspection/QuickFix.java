package com.intellij.codeInspection;

import com.intellij.openapi.project.Project;

/** Only the signature of IDEA's class of that name, as in platform/analysis-api of JetBrains/intellij-community. */
public interface QuickFix<D extends CommonProblemDescriptor> {
    String getFamilyName();

    void applyFix(Project project, D descriptor);
}
