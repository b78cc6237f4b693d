package dev.emissary.javac.jdk;

import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Log.DeferredDiagnosticHandler;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import javax.tools.Diagnostic.Kind;

/** The diagnostics that javac reports while something is done earlier than it would be without the plugin. */
public final class HeldDiagnostics implements Predicate<JCDiagnostic> {
    private final Log log;
    private List<JCDiagnostic> held = new ArrayList<>();
    private DeferredDiagnosticHandler handler;
    private int depth;

    /** Prepares to hold diagnostics of a compilation. */
    public HeldDiagnostics(Log log) {
        this.log = log;
    }

    /** Begins to hold all diagnostics, until they have been released as often. */
    public void hold() {
        if (depth == 0) {
            handler = DeferredErrors.newHandler(log, this);
        }
        depth++;
    }

    /** Holds a diagnostic; to javac, it is deferred. */
    @Override
    public boolean test(JCDiagnostic diagnostic) {
        held.add(diagnostic);
        return true;
    }

    /** Stops holding diagnostics, if nothing else holds them. */
    public void release() {
        depth--;
        if (depth == 0) {
            log.popDiagnosticHandler(handler);
        }
    }

    /** Returns the errors held since the last call of {@link #take}. */
    List<JCDiagnostic> errors() {
        return held.stream()
                .filter(diagnostic -> diagnostic.getKind() == Kind.ERROR)
                .toList();
    }

    /** Returns the diagnostics held since the last call. */
    public List<JCDiagnostic> take() {
        if (held.isEmpty()) {
            return List.of();
        }
        List<JCDiagnostic> taken = held;
        held = new ArrayList<>();
        return taken;
    }
}
