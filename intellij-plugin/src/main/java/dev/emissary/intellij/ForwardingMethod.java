package dev.emissary.intellij;

import com.intellij.lang.java.JavaLanguage;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.impl.light.LightMethodBuilder;
import com.intellij.psi.javadoc.PsiDocComment;

/** A forwarding method of an emissary. It leads to the method of the interface, and shows its documentation. */
final class ForwardingMethod extends LightMethodBuilder {
    private final PsiClass emissary;
    private final PsiMethod origin;

    ForwardingMethod(PsiClass emissary, PsiMethod origin) {
        super(emissary.getManager(), JavaLanguage.INSTANCE, origin.getName());
        this.emissary = emissary;
        this.origin = origin;
        setContainingClass(emissary);
        addModifier(PsiModifier.PUBLIC);
    }

    /** Returns the method of the interface. */
    PsiMethod origin() {
        return origin;
    }

    /** Looked up when asked for, because that of a class file is in a source archive. */
    @Override
    public PsiElement getNavigationElement() {
        return origin.getNavigationElement();
    }

    @Override
    public PsiElement getParent() {
        return emissary;
    }

    @Override
    public boolean isValid() {
        return emissary.isValid() && origin.isValid();
    }

    @Override
    public boolean isDeprecated() {
        return origin.isDeprecated();
    }

    @Override
    public PsiDocComment getDocComment() {
        return origin.getDocComment();
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof ForwardingMethod that
                        && emissary.equals(that.emissary)
                        && origin.equals(that.origin));
    }

    @Override
    public int hashCode() {
        return 31 * emissary.hashCode() + origin.hashCode();
    }
}
