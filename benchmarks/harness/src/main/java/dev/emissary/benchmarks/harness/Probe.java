package dev.emissary.benchmarks.harness;

/**
 * A fixed piece of work that takes about a millisecond, to notice when the machine is slower than it can be.
 *
 * <p>Six independent chains of additions and shifts keep all units of a core busy, as fast copies do: when another
 * guest computes on the same core, such code slows down most, and a chain that waits for itself not at all.
 */
final class Probe {

    private static final int TURNS = 600;
    private static final int CALLS = 200;
    private static final int REPETITIONS = 5;

    /** As many as let the JVM compile it for good. */
    private static final int WARM_UPS = 60;

    /** What the work results in, so that it cannot be left out. */
    private long sum;

    /** Creates a probe, and runs it until it is compiled. */
    Probe() {
        for (int i = 0; i < WARM_UPS; i++) {
            nanos();
        }
    }

    /**
     * Returns how long the work takes now: the shortest of some repetitions, since what disturbs a measurement lasts,
     * and the first repetition after other code, or one with a timer interrupt in it, is no disturbance.
     */
    long nanos() {
        long shortest = Long.MAX_VALUE;
        for (int i = 0; i < REPETITIONS; i++) {
            long begin = System.nanoTime();
            for (int call = 0; call < CALLS; call++) {
                sum += work(sum);
            }
            shortest = Math.min(shortest, System.nanoTime() - begin);
        }
        return shortest;
    }

    private static long work(long seed) {
        long a = seed;
        long b = seed + 1;
        long c = seed + 2;
        long d = seed + 3;
        long e = seed + 4;
        long f = seed + 5;
        for (int i = 0; i < TURNS; i++) {
            a = (a + i) ^ (a >>> 3);
            b = (b + i) ^ (b >>> 5);
            c = (c + i) ^ (c >>> 7);
            d = (d + i) ^ (d >>> 9);
            e = (e + i) ^ (e >>> 11);
            f = (f + i) ^ (f >>> 13);
        }
        return a + b + c + d + e + f;
    }
}
