/* One pass over many quotes, measured. */
package dev.emissary.examples.marketdata;

import java.io.IOException;

/**
 * What one pass came to.
 *
 * @param quotes how many quotes were written or read
 * @param checksum the checksum of their values, in order
 * @param nanos how long it took
 */
public record Pass(long quotes, String checksum, long nanos) {

    /** Runs over a source until it has no more quotes. */
    public static Pass over(Source source) {
        Checksum checksum = new Checksum();
        long begin = System.nanoTime();
        for (Quote quote = source.next(); quote != null; quote = source.next()) {
            checksum.add(quote);
        }
        return new Pass(checksum.quotes(), checksum.toString(), System.nanoTime() - begin);
    }

    /**
     * Runs the same pass several times and returns the fastest: the first ones warm the JVM up.
     *
     * @throws IllegalStateException if they do not agree with each other
     */
    public static Pass fastest(int passes, Attempt attempt) throws IOException {
        Pass fastest = attempt.run(0);
        for (int number = 1; number < passes; number++) {
            Pass pass = attempt.run(number);
            if (!pass.agreesWith(fastest)) {
                throw new IllegalStateException(pass + " does not agree with " + fastest);
            }
            fastest = pass.nanos < fastest.nanos ? pass : fastest;
        }
        return fastest;
    }

    /** Returns the line that {@link #parse} understands. */
    public String toLine() {
        return quotes + " " + checksum + " " + nanos;
    }

    /** Reads what {@link #toLine} has written. */
    public static Pass parse(String line) {
        String[] words = line.trim().split(" ");
        return new Pass(Long.parseLong(words[0]), words[1], Long.parseLong(words[2]));
    }

    /** Tells whether both passes have seen the same quotes. */
    public boolean agreesWith(Pass other) {
        return quotes == other.quotes && checksum.equals(other.checksum);
    }

    /** Returns the throughput in millions of quotes a second. */
    public double millionsPerSecond() {
        return quotes * 1_000.0 / Math.max(1, nanos);
    }

    /** Something that gives one quote after the other. */
    @FunctionalInterface
    public interface Source {

        /** Returns the next quote, which may be the same object as before, or null at the end. */
        Quote next();
    }

    /** Something that makes one pass. */
    @FunctionalInterface
    public interface Attempt {

        /** Makes the pass of a number, from 0. */
        Pass run(int number) throws IOException;
    }
}
