package dev.emissary.failures;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** The text of an internal failure: its stack trace and those of its causes, each down to where Emissary was called. */
public final class FailureText {
    private static final int MOST_FRAMES = 12;
    private static final int MOST_OWN_FRAMES = 5;

    private final List<String> lines = new ArrayList<>();
    private final Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    private FailureText() {}

    /** Returns the text, each further line of which is indented by four spaces. */
    public static String of(Throwable failure) {
        FailureText text = new FailureText();
        text.add("", failure);
        return String.join("\n    ", text.lines);
    }

    private void add(String title, Throwable failure) {
        if (failure == null || !seen.add(failure)) {
            return;
        }
        lines.add(title + failure);
        StackTraceElement[] frames = failure.getStackTrace();
        int ownFrames = 0;
        for (int i = 0; i < frames.length && ownFrames < MOST_OWN_FRAMES; i++) {
            if (ownFrames > 0 && i >= MOST_FRAMES) {
                break;
            }
            lines.add("at " + frames[i]);
            ownFrames += frames[i].getClassName().startsWith("dev.emissary.") ? 1 : 0;
        }
        if (frames.length == 0) {
            // The JVM does so with what compiled code has thrown often, and a report without a stack is of little use.
            lines.add("the JVM has omitted the stack trace; -XX:-OmitStackTraceInFastThrow makes it keep them");
        }
        for (Throwable suppressed : failure.getSuppressed()) {
            add("Suppressed: ", suppressed);
        }
        add("Caused by: ", failure.getCause());
    }

    /**
     * Returns the version of the jar that a class is from, or {@code ?} for one in a directory.
     *
     * @param type a class of the program that has failed
     */
    public static String versionOf(Class<?> type) {
        String version = type.getPackage().getImplementationVersion();
        return version == null ? "?" : version;
    }
}
