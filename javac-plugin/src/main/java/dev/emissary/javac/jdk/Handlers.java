package dev.emissary.javac.jdk;

import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Log.DeferredDiagnosticHandler;
import java.util.function.Predicate;

/** The making of handlers in javac's log. */
final class Handlers {
    private Handlers() {}

    /**
     * Makes a handler the last one of a log.
     *
     * @param log the log
     * @param deferred whether a diagnostic is deferred; all others are passed on to the handler before this one
     */
    static DeferredDiagnosticHandler deferring(Log log, Predicate<JCDiagnostic> deferred) {
        return (DeferredDiagnosticHandler) HiddenMember.DEFERRING_HANDLER.create(log, deferred);
    }
}
