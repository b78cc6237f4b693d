package dev.emissary.javac.jdk;

import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Log.DeferredDiagnosticHandler;
import java.util.function.Predicate;

/** Creates handlers in javac's log. */
final class Handlers {
    private Handlers() {}

    /**
     * Creates a handler that receives the diagnostics of a log first.
     *
     * @param log the log
     * @param deferred whether a diagnostic is deferred; all others are passed on to the previous handler
     */
    static DeferredDiagnosticHandler deferring(Log log, Predicate<JCDiagnostic> deferred) {
        try {
            return (DeferredDiagnosticHandler)
                    HiddenMember.DEFERRING_HANDLER.constructorHandle().invokeExact(log, deferred);
        } catch (RuntimeException | Error failure) {
            throw failure;
        } catch (Throwable impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
