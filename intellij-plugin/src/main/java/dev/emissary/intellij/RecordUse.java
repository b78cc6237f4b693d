package dev.emissary.intellij;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiDeconstructionPattern;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiMethodReferenceExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.impl.light.LightRecordMethod;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import java.text.MessageFormat;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/**
 * A use of an emissary as the record that it is for IDEA (EM-CLASS-3).
 *
 * @param place what is wrong
 * @param message what the compiler says of it
 */
record RecordUse(PsiElement place, String message) {
    /** The messages of the compiler's plugin, which the build copies into the jar. */
    private static final ResourceBundle MESSAGES = ResourceBundle.getBundle("dev.emissary.rules.messages");

    /** Returns the mistake of an element, without those of what is in it; or null. */
    static @Nullable RecordUse of(PsiElement element) {
        if (element instanceof PsiDeconstructionPattern pattern) {
            PsiClass type = PsiUtil.resolveClassInType(pattern.getTypeElement().getType());
            return EmissaryClass.isEmissary(type) ? new RecordUse(pattern.getTypeElement(), deconstructed(type)) : null;
        }
        boolean named = element instanceof PsiMethodReferenceExpression
                || (element.getParent() instanceof PsiMethodCallExpression call
                        && call.getMethodExpression() == element);
        if (named
                && element instanceof PsiReferenceExpression reference
                && reference.resolve() instanceof LightRecordMethod accessor
                && EmissaryClass.isEmissary(accessor.getContainingClass())) {
            return new RecordUse(reference.getReferenceNameElement(), called(accessor, reference));
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
