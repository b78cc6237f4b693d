package com.intellij.openapi.editor;

/** Only the signature of IDEA's class of that name, as in platform/editor-ui-api of JetBrains/intellij-community. */
public interface CaretModel {
    int getOffset();
}
