package dev.emissary.javac.syntax;

import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.TreeScanner;

/** Visits every emissary in a tree, including those nested or local in others. */
public abstract class EmissaryWalk extends TreeScanner {
    /** Creates a walk; {@code scan} begins it. */
    protected EmissaryWalk() {}

    /** Called with each emissary, with outer ones before inner ones. */
    protected void before(JCClassDecl declaration, EmissaryModifiers modifiers) {}

    /** Called with each emissary, with inner ones before outer ones. */
    protected void after(JCClassDecl declaration, EmissaryModifiers modifiers) {}

    @Override
    public final void visitClassDef(JCClassDecl declaration) {
        EmissaryModifiers modifiers = EmissaryModifiers.of(declaration);
        if (modifiers != null) {
            before(declaration, modifiers);
        }
        super.visitClassDef(declaration);
        if (modifiers != null) {
            after(declaration, modifiers);
        }
    }
}
