package dev.emissary.intellij;

import com.intellij.psi.PsiAnnotation;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiJavaCodeReferenceElement;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiModifierList;
import com.intellij.psi.PsiModifierListOwner;
import com.intellij.psi.impl.source.PsiExtensibleClass;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tells which records of the PSI are emissaries, and what their declarations say. */
final class EmissaryClass {
    private static final String ANNOTATION = "dev.emissary.Emissary";

    private EmissaryClass() {}

    static boolean isEmissary(@Nullable PsiClass type) {
        return type != null && type.isRecord() && annotation(type) != null;
    }

    /** Returns the annotation of a class or component. Its name is resolved only if the text could be this one. */
    static @Nullable PsiAnnotation annotation(PsiModifierListOwner owner) {
        PsiModifierList modifiers = owner.getModifierList();
        if (modifiers == null) {
            return null;
        }
        for (PsiAnnotation annotation : modifiers.getAnnotations()) {
            PsiJavaCodeReferenceElement name = annotation.getNameReferenceElement();
            if (name != null
                    && "Emissary".equals(name.getReferenceName())
                    && ANNOTATION.equals(annotation.getQualifiedName())) {
                return annotation;
            }
        }
        return null;
    }

    /** Returns the methods that the body declares; the members that providers add are not asked for. */
    static List<PsiMethod> declaredMethods(PsiClass emissary) {
        return emissary instanceof PsiExtensibleClass source ? source.getOwnMethods() : List.of();
    }
}
