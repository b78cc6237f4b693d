package dev.emissary.javac.jdk;

import com.sun.tools.javac.comp.TransTypes;
import com.sun.tools.javac.main.JavaCompiler;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.util.Context;
import java.util.function.Consumer;

/**
 * The hook into {@code TransTypes}, the first pass after everything that looks at the program as written: javac's own
 * analyses, and tools that run after them, such as Error Prone. In this pass, javac adds its bridge methods.
 */
public final class ErasureHook extends TransTypes {
    private final Consumer<JCClassDecl> beforeErasure;

    private ErasureHook(Context context, Consumer<JCClassDecl> beforeErasure) {
        super(context);
        this.beforeErasure = beforeErasure;
    }

    /**
     * Installs the hook in a compilation that is already set up.
     *
     * @param beforeErasure called with each class, including member and local ones, right before it is erased
     */
    public static void install(Context context, Consumer<JCClassDecl> beforeErasure) {
        context.put(transTypesKey, (TransTypes) null);
        HiddenMember.TRANS_TYPES.set(JavaCompiler.instance(context), new ErasureHook(context, beforeErasure));
    }

    @Override
    public void visitClassDef(JCClassDecl tree) {
        beforeErasure.accept(tree);
        super.visitClassDef(tree);
    }
}
