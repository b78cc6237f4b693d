package dev.emissary.intellij;

import com.intellij.codeInspection.LocalInspectionTool;
import com.intellij.codeInspection.ProblemsHolder;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiDeconstructionPattern;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiElementVisitor;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiMethodReferenceExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.impl.light.LightRecordMethod;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import java.text.MessageFormat;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/** Reports uses of an emissary as the record that it is for IDEA (EM-CLASS-3). */
public final class RecordUseInspection extends LocalInspectionTool {
    /** The messages of the compiler's plugin, which the build copies into the jar. */
    private static final ResourceBundle MESSAGES = ResourceBundle.getBundle("dev.emissary.rules.messages");

    /**
     * A use as a record.
     *
     * @param place what is wrong
     * @param message what the compiler says of it
     */
    record Use(PsiElement place, String message) {}

    @Override
    public PsiElementVisitor buildVisitor(ProblemsHolder holder, boolean isOnTheFly) {
        return new PsiElementVisitor() {
            @Override
            public void visitElement(PsiElement element) {
                Use use = use(element);
                if (use != null) {
                    holder.registerProblem(use.place(), use.message());
                }
            }
        };
    }

    /** Returns the use that an element is, without those in it; or null. */
    static @Nullable Use use(PsiElement element) {
        if (element instanceof PsiDeconstructionPattern pattern) {
            PsiClass type = PsiUtil.resolveClassInType(pattern.getTypeElement().getType());
            return EmissaryClass.isEmissary(type) ? new Use(pattern.getTypeElement(), deconstructed(type)) : null;
        }
        boolean named = element instanceof PsiMethodReferenceExpression
                || (element.getParent() instanceof PsiMethodCallExpression call
                        && call.getMethodExpression() == element);
        if (named
                && element instanceof PsiReferenceExpression reference
                && reference.resolve() instanceof LightRecordMethod accessor
                && EmissaryClass.isEmissary(accessor.getContainingClass())) {
            return new Use(reference.getReferenceNameElement(), called(accessor, reference));
        }
        return null;
    }

    private static String called(LightRecordMethod accessor, PsiElement from) {
        boolean isInside = PsiTreeUtil.isAncestor(accessor.getContainingClass(), from, true);
        String message = MESSAGES.getString("emissary.err.accessor" + (isInside ? "" : ".outside"));
        return MessageFormat.format(
                        message,
                        accessor.getName(),
                        accessor.getContainingClass().getName())
                .replace("\n", "; ");
    }

    /** The text is javac's own (compiler.err.deconstruction.pattern.only.records). */
    private static String deconstructed(PsiClass type) {
        return "deconstruction patterns can only be applied to records, " + type.getName() + " is not a record";
    }
}
