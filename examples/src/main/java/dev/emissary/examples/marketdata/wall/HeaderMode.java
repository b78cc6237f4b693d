package dev.emissary.examples.marketdata.wall;

import java.util.List;
import net.openhft.chronicle.core.UnsafeMemory;

/** The kinds of object headers of HotSpot, told apart by where a first field comes to lie. */
public enum HeaderMode {
    /** Eight bytes: {@code -XX:+UseCompactObjectHeaders}. */
    COMPACT,
    /** Twelve bytes: what 64-bit JVMs up to now do by default. */
    COMPRESSED_CLASS_POINTER,
    /** Sixteen bytes: {@code -XX:-UseCompressedClassPointers}. */
    FULL,
    /** Anything else. */
    UNKNOWN;

    /** Returns the mode of the running JVM, which cannot change while it runs. */
    public static HeaderMode current() {
        try {
            long offset = UnsafeMemory.unsafeObjectFieldOffset(Probe.class.getDeclaredField("first"));
            return offset == 8 ? COMPACT : offset == 12 ? COMPRESSED_CLASS_POINTER : offset == 16 ? FULL : UNKNOWN;
        } catch (NoSuchFieldException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns flags that give another JVM of the same release another mode than this one has. */
    public static List<String> flagsOfAnother() {
        if (Runtime.version().feature() < 24) {
            return List.of("-XX:-UseCompressedClassPointers");
        }
        // Unlocking is necessary on 24 only, and harmless later.
        return List.of(
                "-XX:+UnlockExperimentalVMOptions",
                current() == COMPACT ? "-XX:-UseCompactObjectHeaders" : "-XX:+UseCompactObjectHeaders");
    }

    /** A class whose only field goes to the first place there is. */
    private static final class Probe {
        byte first;
    }
}
