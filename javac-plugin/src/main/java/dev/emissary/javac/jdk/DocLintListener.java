package dev.emissary.javac.jdk;

import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;

/**
 * The listener through which DocLint ({@code -Xdoclint}) takes part in a compilation, with hooks before and after its
 * work. DocLint checks the comments of all parsed files when the analysis of a class begins.
 */
public final class DocLintListener implements TaskListener {
    private static final String DOC_LINT = "jdk.javadoc.internal.doclint.";

    private final TaskListener docLint;
    private final PhaseHooks hooks;

    private DocLintListener(TaskListener docLint, PhaseHooks hooks) {
        this.docLint = docLint;
        this.hooks = hooks;
    }

    /** Wraps DocLint's own listener; returns any other listener as it is. */
    public static TaskListener wrap(TaskListener listener, PhaseHooks hooks) {
        return isDocLint(listener) ? new DocLintListener(listener, hooks) : listener;
    }

    /** Whether a listener is DocLint's; javac may have wrapped it, as it wraps all listeners but its own. */
    private static boolean isDocLint(TaskListener listener) {
        Object client = listener.getClass().getName().equals(HiddenMember.WRAPPED_LISTENER.owner())
                ? HiddenMember.WRAPPED_LISTENER.get(listener)
                : listener;
        return client.getClass().getName().startsWith(DOC_LINT);
    }

    @Override
    public void started(TaskEvent event) {
        if (event.getKind() != TaskEvent.Kind.ANALYZE) {
            docLint.started(event);
            return;
        }
        hooks.listener().beforeDocLint();
        try {
            docLint.started(event);
        } finally {
            hooks.listener().afterDocLint();
        }
    }

    @Override
    public void finished(TaskEvent event) {
        docLint.finished(event);
    }
}
