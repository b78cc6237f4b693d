package dev.emissary.javac.jdk;

import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Log.DeferredDiagnosticHandler;
import java.util.function.Predicate;

/** The making of handlers in javac's log: a nested class in one release, and in another an inner class of the log. */
final class Handlers {
    private Handlers() {}

    /**
     * Makes a handler the last one of a log.
     *
     * @param log the log
     * @param deferred whether a diagnostic is deferred; all others are passed on to the handler before this one
     */
    static DeferredDiagnosticHandler deferring(Log log, Predicate<JCDiagnostic> deferred) {
        return Fields.create(
                DeferredDiagnosticHandler.class, new Class<?>[] {Log.class, Predicate.class}, log, deferred);
    }
}
