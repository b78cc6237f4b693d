package dev.emissary.javac.jdk;

import com.sun.tools.javac.comp.CompileStates.CompileState;
import com.sun.tools.javac.main.JavaCompiler;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Log.DeferredDiagnosticHandler;
import java.util.List;

/**
 * The way past syntax errors. After one javac ends the compilation; here it goes on and analyses what it could parse, but
 * nobody hears of further errors, which may follow from those of the syntax. No annotation processor runs then; where one
 * would, javac ends as always.
 */
public final class SyntaxErrors {
    private final Log log;
    private final JavaCompiler compiler;
    private boolean found;
    private DeferredDiagnosticHandler handler;

    /** Prepares to go on after syntax errors in a compilation. */
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

    /** Keeps further errors back from now on, if there are some of the syntax. */
    public void entering() {
        if (found && handler == null) {
            handler = Handlers.deferring(log, diagnostic -> true);
        }
    }

    /** Returns the errors that are kept back so far. */
    public List<JCDiagnostic> errors() {
        return handler == null ? List.of() : UndeferredLog.errors(handler);
    }

    /** Lets go of the log. */
    public void finished() {
        if (handler != null) {
            log.popDiagnosticHandler(handler);
            handler = null;
        }
    }
}
