package dev.emissary.javac.jdk;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.comp.TransTypes;
import com.sun.tools.javac.comp.TypeEnter;
import com.sun.tools.javac.main.JavaCompiler;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Dependencies;

/**
 * The hooks into the phases of {@code TypeEnter}, the part of javac that completes a class entered from source, and into
 * {@code TransTypes}, which erases it.
 *
 * <p>{@code TypeEnter} announces each phase of each class to {@code Dependencies}, javac's own observer of completion,
 * right before it runs the phase. A subclass of {@code Dependencies} is therefore called at exactly the right moments,
 * for top-level, member, local and speculatively attributed classes and in every round of annotation processing; no
 * {@code TaskListener} is. The {@code TypeEnter} created here differs from javac's own only in that it uses this
 * observer and reports the end of the outermost completion.
 */
public final class PhaseHooks {
    private Listener listener;

    private PhaseHooks(Listener listener) {
        this.listener = listener;
    }

    /** The callbacks of the phases, and of two later ones; they are called for all classes, not only for emissaries. */
    public interface Listener {
        /** Called before the class's imports are resolved; its symbol exists, but none of it is completed. */
        default void beforeImports(ClassSymbol symbol) {}

        /** Called before the class's supertypes are resolved, without type arguments; more than once on some JDKs. */
        default void beforeHierarchy(ClassSymbol symbol) {}

        /** Called before the class's type parameters and the type arguments of its supertypes are resolved. */
        default void beforeHeader(ClassSymbol symbol) {}

        /** Called before fields, constructors and methods are entered; all headers in reach are complete. */
        default void beforeMembers(ClassSymbol symbol) {}

        /** Called right before a class, a member or local one too, is erased; see {@link #installErasure}. */
        default void beforeErasure(JCClassDecl declaration) {}

        /** Called before DocLint checks a class. */
        default void beforeDocLint() {}

        /** Called after DocLint has checked a class. */
        default void afterDocLint() {}

        /** Called when no completion is in progress any longer. */
        default void completed() {}

        /** Called when an exception has ended all completions: what they have left unfinished stays so. */
        default void interrupted() {}
    }

    /** Installs the hooks in a compilation that is already set up. */
    public static PhaseHooks install(Context context, Listener listener) {
        PhaseHooks hooks = new PhaseHooks(listener);
        Observer.install(context, hooks);
        HiddenMember.TYPE_ENTER.set(Enter.instance(context), NotifyingTypeEnter.in(context, hooks));
        return hooks;
    }

    /** Replaces the listener from now on. */
    public void replaceListener(Listener other) {
        listener = other;
    }

    Listener listener() {
        return listener;
    }

    /**
     * Installs the hook into {@code TransTypes} in a compilation that is already set up. It is the first pass after
     * everything that looks at the program as written: javac's own analyses, and tools that run after them, such as Error
     * Prone. In this pass, javac adds its bridge methods.
     */
    public static void installErasure(Context context, Listener listener) {
        HiddenMember.TRANS_TYPES.set(JavaCompiler.instance(context), NotifyingTransTypes.in(context, listener));
    }

    private static final class Observer extends Dependencies {
        private final Dependencies original;
        private final PhaseHooks hooks;

        private Observer(Context context, Dependencies original, PhaseHooks hooks) {
            super(context);
            this.original = original;
            this.hooks = hooks;
        }

        static void install(Context context, PhaseHooks hooks) {
            Dependencies original = Dependencies.instance(context);
            context.put(dependenciesKey, (Dependencies) null);
            new Observer(context, original, hooks);
        }

        @Override
        public void push(ClassSymbol symbol, CompletionCause phase) {
            original.push(symbol, phase);
            if (phase == CompletionCause.IMPORTS_PHASE) {
                hooks.listener.beforeImports(symbol);
            } else if (phase == CompletionCause.HIERARCHY_PHASE) {
                hooks.listener.beforeHierarchy(symbol);
            } else if (phase == CompletionCause.HEADER_PHASE) {
                hooks.listener.beforeHeader(symbol);
            } else if (phase == CompletionCause.MEMBERS_PHASE) {
                hooks.listener.beforeMembers(symbol);
            }
        }

        @Override
        public void pop() {
            original.pop();
        }
    }

    private static final class NotifyingTypeEnter extends TypeEnter {
        private final PhaseHooks hooks;
        private int depth;

        private NotifyingTypeEnter(Context context, PhaseHooks hooks) {
            super(context);
            this.hooks = hooks;
        }

        static TypeEnter in(Context context, PhaseHooks hooks) {
            context.put(typeEnterKey, (TypeEnter) null);
            return new NotifyingTypeEnter(context, hooks);
        }

        @Override
        public void complete(Symbol symbol) throws CompletionFailure {
            boolean completed = false;
            depth++;
            try {
                super.complete(symbol);
                completed = true;
            } finally {
                depth--;
                if (depth == 0 && !completed) {
                    hooks.listener.interrupted();
                }
            }
            if (depth == 0) {
                hooks.listener.completed();
            }
        }
    }

    private static final class NotifyingTransTypes extends TransTypes {
        private final Listener listener;

        private NotifyingTransTypes(Context context, Listener listener) {
            super(context);
            this.listener = listener;
        }

        static TransTypes in(Context context, Listener listener) {
            context.put(transTypesKey, (TransTypes) null);
            return new NotifyingTransTypes(context, listener);
        }

        @Override
        public void visitClassDef(JCClassDecl tree) {
            listener.beforeErasure(tree);
            super.visitClassDef(tree);
        }
    }
}
