package dev.emissary.intellij;

import com.intellij.codeInspection.LocalInspectionTool;
import com.intellij.codeInspection.LocalQuickFix;
import com.intellij.codeInspection.ProblemsHolder;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiClassType;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiElementVisitor;
import java.util.stream.Collectors;

/** Reports delegated interfaces that IDEA does not know as supertypes, and offers to write them. */
public final class UnlistedInterfacesInspection extends LocalInspectionTool {
    @Override
    public PsiElementVisitor buildVisitor(ProblemsHolder holder, boolean isOnTheFly) {
        return new PsiElementVisitor() {
            @Override
            public void visitElement(PsiElement element) {
                if (element instanceof PsiClass type
                        && EmissaryClass.isEmissary(type)
                        && type.getNameIdentifier() != null) {
                    String missing = ImplementsClause.missing(type).stream()
                            .map(PsiClassType::getPresentableText)
                            .collect(Collectors.joining(", "));
                    boolean canWrite = !ImplementsClause.changes(type).isEmpty();
                    if (!missing.isEmpty()) {
                        holder.registerProblem(
                                type.getNameIdentifier(),
                                "Emissary " + type.getName() + " implements " + missing
                                        + ", which IDEA knows only from the implements clause"
                                        + (canWrite ? "" : "; an interface that extends it can stand there"),
                                canWrite ? new LocalQuickFix[] {new ListInterfacesIntention()} : new LocalQuickFix[0]);
                    }
                }
            }
        };
    }
}
