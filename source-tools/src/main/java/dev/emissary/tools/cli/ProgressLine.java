package dev.emissary.tools.cli;

import dev.emissary.tools.adopt.Adoption.Progress;
import java.io.IOException;
import java.io.PrintWriter;

/** The line on a terminal that says how far a command is that takes long; nothing is printed anywhere else. */
final class ProgressLine implements Progress {
    private static final long FIRST = 1_000_000_000L;
    private static final long AGAIN = 200_000_000L;

    private final PrintWriter err;
    private final boolean wanted;
    private long next = System.nanoTime() + FIRST;
    private boolean printed;

    ProgressLine(PrintWriter err, boolean wanted) {
        this.err = err;
        this.wanted = wanted && isTerminal();
    }

    /** Returns whether standard error is a terminal, about which Java tells nothing. */
    private static boolean isTerminal() {
        try {
            return System.getenv("TERM") != null
                    && new ProcessBuilder("test", "-t", "2")
                                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                                    .start()
                                    .waitFor()
                            == 0;
        } catch (IOException | InterruptedException unknown) {
            return false;
        }
    }

    @Override
    public void at(String step, int done, int all) {
        if (wanted && System.nanoTime() > next) {
            next = System.nanoTime() + AGAIN;
            printed = true;
            err.print("\r" + step + ": " + done + " of " + all + "\u001B[K");
            err.flush();
        }
    }

    /** Removes the line. */
    void clear() {
        if (printed) {
            printed = false;
            err.print("\r\u001B[K");
            err.flush();
        }
    }
}
