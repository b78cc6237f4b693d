package dev.emissary.benchmarks.harness;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Objects;

/** Prints a line when a run turns to another subject, with the estimated time left. */
public final class Progress {

    private final PrintStream out;
    private final long begin = System.nanoTime();
    private int steps;
    private int done;
    private String subject;

    /** Creates the progress of a run that has not begun. */
    public Progress(PrintStream out) {
        this.out = out;
    }

    /** Sets the number of steps; until then, only the subjects are printed. */
    public synchronized void expect(int steps) {
        this.steps = steps;
    }

    /**
     * Begins a step.
     *
     * @param subject what it is about; consecutive steps about the same subject share a line
     */
    public synchronized void step(String subject) {
        if (!Objects.equals(subject, this.subject)) {
            this.subject = subject;
            if (steps == 0) {
                out.println(subject);
            } else {
                out.printf("%3d %%  %-60s%s%n", 100 * done / steps, subject, left());
            }
            out.flush();
        }
        done++;
    }

    private String left() {
        if (done == 0) {
            return "";
        }
        Duration left = Duration.ofNanos((System.nanoTime() - begin) / done * (steps - done));
        return left.toSeconds() < 100 ? "  " + left.toSeconds() + " s left" : "  " + left.toMinutes() + " min left";
    }
}
