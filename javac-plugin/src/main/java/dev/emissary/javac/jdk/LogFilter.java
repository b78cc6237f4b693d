package dev.emissary.javac.jdk;

import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Log.DeferredDiagnosticHandler;
import com.sun.tools.javac.util.Log.DiagnosticHandler;
import java.util.function.Predicate;

/**
 * A filter for the diagnostics that javac is about to count and print.
 *
 * <p>It is a handler below all those that javac itself pushes and pops, so it never sees discarded diagnostics, such as
 * those of speculative attribution, and sees each of the others once. To be below them, it must be installed at the
 * beginning. It passes everything on until there is something to drop.
 */
public final class LogFilter implements Predicate<JCDiagnostic> {
    private static final Context.Key<LogFilter> KEY = new Context.Key<>();

    private final Log log;
    private DeferredDiagnosticHandler handler;
    private Unwanted unwanted;

    /** What decides which diagnostics are dropped. */
    public interface Unwanted {
        /** Whether a diagnostic is dropped; it may be called twice for the same warning. */
        boolean isUnwanted(JCDiagnostic diagnostic);
    }

    private LogFilter(Log log) {
        this.log = log;
    }

    /** Installs a filter in a compilation that has not begun. */
    public static LogFilter install(Context context) {
        LogFilter filter = new LogFilter(Log.instance(context));
        filter.push();
        context.put(KEY, filter);
        return filter;
    }

    /** Whether a handler is the filter of a compilation, in which what is deferred is dropped. */
    static boolean isFilter(DiagnosticHandler handler, Context context) {
        LogFilter filter = context.get(KEY);
        return filter != null && filter.handler == handler;
    }

    /** Prepares the filter for another compilation with the same log, which may have removed its handlers. */
    public void reinstall() {
        unwanted = null;
        if (HiddenMember.DIAGNOSTIC_HANDLER.get(log) == handler) {
            log.popDiagnosticHandler(handler);
        }
        push();
    }

    private void push() {
        handler = DeferredErrors.newHandler(log, this);
        // Since JDK 26 (JDK-8224228), a handler keeps the warnings that may still turn out to be suppressed, and javac
        // asks only the last handler for those that are left. Both handlers must therefore keep them together.
        if (HiddenMember.LINT_WAITERS.get(handler) != null) {
            Object below = HiddenMember.PREVIOUS_HANDLER.get(handler);
            HiddenMember.LINT_WAITERS.set(handler, HiddenMember.LINT_WAITERS.get(below));
        }
    }

    /** Drops, from now on, the unwanted diagnostics. */
    public void drop(Unwanted diagnostics) {
        unwanted = diagnostics;
    }

    /** Whether a diagnostic is dropped; to javac, it is deferred forever. */
    @Override
    public boolean test(JCDiagnostic diagnostic) {
        return unwanted != null && unwanted.isUnwanted(diagnostic);
    }
}
