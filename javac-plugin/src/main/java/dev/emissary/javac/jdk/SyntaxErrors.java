package dev.emissary.javac.jdk;

import com.sun.tools.javac.comp.CompileStates.CompileState;
import com.sun.tools.javac.main.JavaCompiler;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Log.DeferredDiagnosticHandler;
import java.util.List;

/**
 * Continues a compilation after syntax errors. javac would end it; here it goes on to analyze what it could parse, but
 * reports no further errors, which may follow from the syntax errors. No annotation processor runs then; if there are
 * any, javac ends as usual.
 */
public final class SyntaxErrors {
    private final Log log;
    private final JavaCompiler compiler;
    private boolean found;
    private DeferredDiagnosticHandler handler;

    /** Prepares to continue a compilation after syntax errors. */
    public SyntaxErrors(Context context) {
        log = Log.instance(context);
        compiler = JavaCompiler.instance(context);
    }

    /** Looks for errors when a file has been parsed. */
    public void parsed() {
        boolean processes = Boolean.TRUE.equals(HiddenMember.PROCESS_ANNOTATIONS.get(compiler));
        if (!found && log.nerrors > 0 && !processes) {
            found = true;
            if (CompileState.ENTER.isAfter(compiler.shouldStopPolicyIfError)) {
                compiler.shouldStopPolicyIfError = CompileState.ENTER;
            }
        }
    }

    /** Keeps further errors back from now on, if there were syntax errors. */
    public void entering() {
        if (found && handler == null) {
            handler = Handlers.deferring(log, diagnostic -> true);
        }
    }

    /** Returns the errors kept back so far. */
    public List<JCDiagnostic> errors() {
        return handler == null ? List.of() : DeferredErrors.errors(handler);
    }

    /** Stops keeping errors back. */
    public void finished() {
        if (handler != null) {
            log.popDiagnosticHandler(handler);
            handler = null;
        }
    }
}
