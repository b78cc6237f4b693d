package dev.emissary.javac.jdk;

import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.ListBuffer;
import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Log.DeferredDiagnosticHandler;
import com.sun.tools.javac.util.Log.DiagnosticHandler;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import javax.tools.Diagnostic.Kind;

/** The handlers of a log, and the errors that they defer before it prints them. */
public final class DeferredErrors {
    private DeferredErrors() {}

    /** Creates a handler that receives the diagnostics of a log first, and passes on those that are not deferred. */
    static DeferredDiagnosticHandler newHandler(Log log, Predicate<JCDiagnostic> deferred) {
        try {
            return (DeferredDiagnosticHandler)
                    HiddenMember.DEFERRING_HANDLER.handle().invokeExact(log, deferred);
        } catch (RuntimeException | Error failure) {
            throw failure;
        } catch (Throwable impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Whether there has been an error, reported or deferred. */
    public static boolean hasErrors(Context context) {
        return Log.instance(context).nerrors > 0 || !deferredErrors(context).isEmpty();
    }

    /** Reports the errors that are deferred. */
    public static void reportDeferredErrors(Context context) {
        List<DiagnosticHandler> handlers = handlers(Log.instance(context));
        for (JCDiagnostic error : deferredErrors(context)) {
            handlers.get(handlers.size() - 1).report(error);
        }
    }

    /** Removes what the last handler defers and a filter would drop: with {@code -Werror}, javac counts it already. */
    public static void remove(Context context, Predicate<JCDiagnostic> dropped) {
        DiagnosticHandler handler = handlers(Log.instance(context)).get(0);
        ListBuffer<JCDiagnostic> kept = new ListBuffer<>();
        Collection<?> deferred = deferred(handler);
        for (Object diagnostic : deferred) {
            if (diagnostic instanceof JCDiagnostic one && !dropped.test(one)) {
                kept.add(one);
            }
        }
        if (kept.size() < deferred.size()) {
            HiddenMember.DEFERRED.set(handler, deferred instanceof List ? new ArrayList<>(kept) : kept);
        }
    }

    private static List<JCDiagnostic> deferredErrors(Context context) {
        return handlers(Log.instance(context)).stream()
                .filter(handler -> !LogFilter.isFilter(handler, context))
                .flatMap(handler -> deferred(handler).stream())
                .filter(JCDiagnostic.class::isInstance)
                .map(JCDiagnostic.class::cast)
                .filter(diagnostic -> diagnostic.getKind() == Kind.ERROR)
                .toList();
    }

    /** Returns the handlers that a diagnostic passes through; the last one prints it. */
    private static List<DiagnosticHandler> handlers(Log log) {
        List<DiagnosticHandler> handlers = new ArrayList<>();
        Object handler = HiddenMember.DIAGNOSTIC_HANDLER.get(log);
        while (handler instanceof DiagnosticHandler one) {
            handlers.add(one);
            handler = HiddenMember.PREVIOUS_HANDLER.get(one);
        }
        return handlers;
    }

    /** The deferred diagnostics are a queue in some releases and a list in others. */
    private static Collection<?> deferred(DiagnosticHandler handler) {
        return handler instanceof DeferredDiagnosticHandler
                        && HiddenMember.DEFERRED.get(handler) instanceof Collection<?> diagnostics
                ? diagnostics
                : List.of();
    }
}
