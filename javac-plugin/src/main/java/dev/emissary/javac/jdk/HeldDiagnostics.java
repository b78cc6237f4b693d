package dev.emissary.javac.jdk;

import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Log.DeferredDiagnosticHandler;
import java.util.ArrayList;
import java.util.List;

/** The diagnostics that javac reports while something is done earlier than it would be without the plugin. */
public final class HeldDiagnostics {
    private final Log log;
    private List<JCDiagnostic> held = new ArrayList<>();
    private DeferredDiagnosticHandler handler;

    /** Prepares to hold diagnostics of a compilation. */
    public HeldDiagnostics(Log log) {
        this.log = log;
    }

    /** Whether diagnostics are held. */
    public boolean isHolding() {
        return handler != null;
    }

    /** Begins to hold all diagnostics. */
    public void hold() {
        handler = Handlers.deferring(log, diagnostic -> {
            held.add(diagnostic);
            return true;
        });
    }

    /** Stops holding diagnostics. */
    public void release() {
        log.popDiagnosticHandler(handler);
        handler = null;
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
