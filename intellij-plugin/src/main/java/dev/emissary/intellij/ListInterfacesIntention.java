package dev.emissary.intellij;

import com.intellij.codeInsight.intention.IntentionAction;
import com.intellij.codeInspection.LocalQuickFix;
import com.intellij.codeInspection.ProblemDescriptor;
import com.intellij.openapi.editor.Document;
import com.intellij.openapi.editor.Editor;
import com.intellij.openapi.project.Project;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiDocumentManager;
import com.intellij.psi.PsiFile;
import com.intellij.psi.util.PsiTreeUtil;
import org.jspecify.annotations.Nullable;

/** Writes the delegated interfaces of an emissary into its implements clause: that at the caret, or that of a problem. */
public final class ListInterfacesIntention implements IntentionAction, LocalQuickFix {
    @Override
    public String getText() {
        return getFamilyName();
    }

    @Override
    public String getFamilyName() {
        return "List the delegated interfaces";
    }

    @Override
    public void applyFix(Project project, ProblemDescriptor problem) {
        if (problem.getPsiElement().getParent() instanceof PsiClass emissary) {
            write(emissary);
        }
    }

    @Override
    public boolean isAvailable(Project project, Editor editor, PsiFile file) {
        PsiClass emissary = at(editor, file);
        return emissary != null && !ImplementsClause.changes(emissary).isEmpty();
    }

    @Override
    public void invoke(Project project, Editor editor, PsiFile file) {
        PsiClass emissary = at(editor, file);
        if (emissary != null) {
            write(emissary);
        }
    }

    @Override
    public boolean startInWriteAction() {
        return true;
    }

    /** Returns the emissary whose declaration, but not whose body, the caret is in; or null. */
    private static @Nullable PsiClass at(Editor editor, PsiFile file) {
        int caret = editor.getCaretModel().getOffset();
        PsiClass type = PsiTreeUtil.findElementOfClassAtOffset(file, caret, PsiClass.class, false);
        boolean inBody = type == null
                || (type.getLBrace() != null && caret > type.getLBrace().getTextOffset());
        return inBody || !EmissaryClass.isEmissary(type) ? null : type;
    }

    private static void write(PsiClass emissary) {
        PsiDocumentManager documents = PsiDocumentManager.getInstance(emissary.getProject());
        Document document = documents.getDocument(emissary.getContainingFile());
        if (document != null) {
            for (ImplementsClause.Change change : ImplementsClause.changes(emissary)) {
                document.replaceString(
                        change.range().getStartOffset(), change.range().getEndOffset(), change.text());
            }
            documents.commitDocument(document);
        }
    }
}
