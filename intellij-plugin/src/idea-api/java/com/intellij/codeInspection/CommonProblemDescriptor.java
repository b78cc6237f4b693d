package com.intellij.codeInspection;

/** Only the signature of IDEA's class of that name, as in platform/analysis-api of JetBrains/intellij-community. */
public interface CommonProblemDescriptor {}
