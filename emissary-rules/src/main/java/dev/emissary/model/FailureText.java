package dev.emissary.model;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;

/** The text of an internal failure: its stack trace and those of its causes, each down to where Emissary was called. */
public final class FailureText {
    private static final int MOST_FRAMES = 12;
    private static final int MOST_OWN_FRAMES = 5;

    private FailureText() {}

    /** Returns the text, each further line of which is indented by four spaces. */
    public static String of(Throwable failure) {
        StringWriter trace = new StringWriter();
        failure.printStackTrace(new PrintWriter(trace));
        List<String> lines = new ArrayList<>();
        int frames = 0;
        int ownFrames = 0;
        for (String line : trace.toString().lines().map(String::strip).toList()) {
            boolean isFrame = line.startsWith("at ");
            frames = isFrame ? frames + 1 : 0;
            if (!isFrame || ownFrames == 0 || (frames <= MOST_FRAMES && ownFrames < MOST_OWN_FRAMES)) {
                lines.add(line);
            }
            ownFrames = !isFrame ? 0 : line.contains("dev.emissary.") ? ownFrames + 1 : ownFrames;
        }
        if (failure.getStackTrace().length == 0) {
            // The JVM does so with what compiled code has thrown often, and a report without a stack is of little use.
            lines.add("the JVM has omitted the stack trace; -XX:-OmitStackTraceInFastThrow makes it keep them");
        }
        return String.join("\n    ", lines);
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
