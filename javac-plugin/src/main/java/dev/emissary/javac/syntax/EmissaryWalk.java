package dev.emissary.javac.syntax;

import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.TreeScanner;
import java.util.function.BiConsumer;

/** The walk to every emissary in a tree, those nested or local in others included. */
public final class EmissaryWalk {
    private EmissaryWalk() {}

    /** Does something with every emissary in a tree, with the outer one of two before the inner one. */
    public static void outerFirst(JCTree tree, BiConsumer<JCClassDecl, EmissaryModifiers> action) {
        walk(tree, action, (declaration, modifiers) -> {});
    }

    /** Does something with every emissary in a tree, with the inner one of two before the outer one. */
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
