package dev.emissary.javac.syntax;

import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.TreeScanner;
import java.util.function.BiConsumer;

/** Visits every emissary in a tree, including those nested or local in others. */
public final class EmissaryWalk {
    private EmissaryWalk() {}

    /** Applies an action to every emissary in a tree, to outer ones before inner ones. */
    public static void outerFirst(JCTree tree, BiConsumer<JCClassDecl, EmissaryModifiers> action) {
        walk(tree, action, (declaration, modifiers) -> {});
    }

    /** Applies an action to every emissary in a tree, to inner ones before outer ones. */
    public static void innerFirst(JCTree tree, BiConsumer<JCClassDecl, EmissaryModifiers> action) {
        walk(tree, (declaration, modifiers) -> {}, action);
    }

    private static void walk(
            JCTree tree,
            BiConsumer<JCClassDecl, EmissaryModifiers> before,
            BiConsumer<JCClassDecl, EmissaryModifiers> after) {
        new TreeScanner() {
            @Override
            public void visitClassDef(JCClassDecl declaration) {
                EmissaryModifiers modifiers = EmissaryModifiers.of(declaration);
                if (modifiers != null) {
                    before.accept(declaration, modifiers);
                }
                super.visitClassDef(declaration);
                if (modifiers != null) {
                    after.accept(declaration, modifiers);
                }
            }
        }.scan(tree);
    }
}
