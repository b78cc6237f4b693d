package dev.emissary.javac.header;

import com.sun.tools.javac.comp.Attr;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.TreeMaker;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Log;
import dev.emissary.javac.syntax.EmissaryModifiers;
import javax.tools.JavaFileObject;

/**
 * A step in the completion of an emissary, taken in one of javac's phases. This class catches what a step throws, and
 * has it reported at the declaration (EM-DIAG-3).
 */
public abstract class EmissaryStep {
    /** The compilation. */
    protected final Context context;

    /** What the steps share. */
    protected final CompletionTools tools;

    /** Makes trees. */
    protected final TreeMaker make;

    /** Attributes types. */
    protected final Attr attr;

    /** Drops duplicate warnings about a type in a header. */
    protected final HeaderWarnings warnings;

    private final Log log;

    /** Prepares to run the step in a compilation. */
    protected EmissaryStep(Context context, CompletionTools tools) {
        log = Log.instance(context);
        this.context = context;
        make = TreeMaker.instance(context);
        attr = Attr.instance(context);
        this.tools = tools;
        warnings = tools.warnings();
    }

    /** Runs the step if an environment is that of an emissary; returns whether it is. */
    public final boolean run(Env<AttrContext> env) {
        JCClassDecl declaration = EmissaryModifiers.emissary(env);
        if (declaration == null) {
            return false;
        }
        JavaFileObject previous = log.useSource(env.toplevel.sourcefile);
        try {
            run(env, declaration, EmissaryModifiers.of(declaration));
        } catch (RuntimeException | Error failure) {
            tools.failures().caught(declaration, failure);
        } finally {
            log.useSource(previous);
        }
        tools.failures().abortIfFailed();
        return true;
    }

    /** Runs the step. */
    protected abstract void run(Env<AttrContext> env, JCClassDecl declaration, EmissaryModifiers modifiers);
}
