package dev.emissary.javac.jdk;

import com.sun.tools.javac.comp.TransTypes;
import com.sun.tools.javac.main.JavaCompiler;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.util.Context;

/**
 * The hook into {@code TransTypes}, the first pass after everything that looks at the program as written: javac's own
 * analyses, and tools that run after them, such as Error Prone. In this pass, javac adds its bridge methods.
 */
public final class ErasureHook extends TransTypes {
    private final PhaseHooks.Listener listener;

    private ErasureHook(Context context, PhaseHooks.Listener listener) {
        super(context);
        this.listener = listener;
    }

    /** Installs the hook in a compilation that is already set up. */
    public static void install(Context context, PhaseHooks.Listener listener) {
        context.put(transTypesKey, (TransTypes) null);
        HiddenMember.TRANS_TYPES.set(JavaCompiler.instance(context), new ErasureHook(context, listener));
    }

    @Override
    public void visitClassDef(JCClassDecl tree) {
        listener.beforeErasure(tree);
        super.visitClassDef(tree);
    }
}
