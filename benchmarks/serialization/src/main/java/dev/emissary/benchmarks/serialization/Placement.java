package dev.emissary.benchmarks.serialization;

import java.lang.ref.Reference;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Puts what is allocated next at a random place, away from what was allocated before.
 *
 * <p>How two arrays lie in cache lines and pages, each by itself and relative to each other, changes the time of a copy
 * of 144 bytes by a third. So does an object that is asked for something while it shares a cache line with the last
 * bytes of such a copy. Left alone, a JVM would put everything at the same places in every run: one codec would always
 * be lucky and another one never. So there are many short iterations, and each begins with new objects.
 */
public final class Placement {

    private static final int PAGE = 4096;

    private Placement() {}

    /** Allocates something of random size that nobody uses. */
    public static void leaveGap() {
        Reference.reachabilityFence(new byte[ThreadLocalRandom.current().nextInt(PAGE)]);
    }

    /** Allocates an array behind a gap. */
    public static byte[] bytes(int size) {
        leaveGap();
        return new byte[size];
    }
}
