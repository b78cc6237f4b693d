package dev.emissary.javac.jdk;

import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Log.DeferredDiagnosticHandler;
import java.util.function.Predicate;

/**
 * The filter of the diagnostics that javac is about to count and to print.
 *
 * <p>It is a handler below all those that javac itself pushes and pops, so that it sees none that is given up, such as
 * those of a speculative attribution, and each of the others once. To be below them it has to be there from the
 * beginning. As long as nobody has anything to drop it passes everything on.
 */
public final class LogFilter implements Predicate<JCDiagnostic> {
    private Predicate<JCDiagnostic> dropped;

    private LogFilter() {}

    /** Installs a filter in a compilation that has not begun. */
    public static LogFilter install(Context context) {
        LogFilter filter = new LogFilter();
        DeferredDiagnosticHandler handler = Handlers.deferring(Log.instance(context), filter);
        // From JDK 26 on (JDK-8224228) a handler keeps the warnings for which it is not known yet whether they are
        // suppressed, and javac asks the last handler only for those that are left. Both have to keep them together.
        if (HiddenMember.LINT_WAITERS.get(handler) != null) {
            Object below = HiddenMember.PREVIOUS_HANDLER.get(handler);
            HiddenMember.LINT_WAITERS.set(handler, HiddenMember.LINT_WAITERS.get(below));
        }
        return filter;
    }

    /** Drops, from now on, the diagnostics for which something holds; it may be asked twice for the same warning. */
    public void drop(Predicate<JCDiagnostic> unwanted) {
        dropped = unwanted;
    }

    /** Whether a diagnostic is dropped: to javac, deferred until a time that never comes. */
    @Override
    public boolean test(JCDiagnostic diagnostic) {
        return dropped != null && dropped.test(diagnostic);
    }
}
