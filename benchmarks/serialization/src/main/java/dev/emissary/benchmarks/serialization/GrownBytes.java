package dev.emissary.benchmarks.serialization;

import net.openhft.chronicle.bytes.Bytes;

/**
 * Elastic {@code Bytes} that have their final size before anything is measured.
 *
 * <p>New ones have no memory, but a store of another class that stands for none. Code that was compiled for grown ones
 * meets that class whenever new ones are created between measurements, is thrown away and compiled again, and not
 * always to the same: what is measured afterwards is another program.
 */
public final class GrownBytes {

    /**
     * More than any form of a quote takes, and less than a page: at the same places of pages they would share cache
     * lines.
     */
    private static final int SIZE = 512;

    private GrownBytes() {}

    /** Creates bytes outside of the heap. */
    public static Bytes<Void> elasticDirect() {
        return grown(Bytes.allocateElasticDirect());
    }

    /** Creates bytes on the heap. */
    public static Bytes<byte[]> elasticOnHeap() {
        return grown(Bytes.allocateElasticOnHeap());
    }

    private static <U> Bytes<U> grown(Bytes<U> bytes) {
        bytes.ensureCapacity(SIZE);
        for (int i = 0; i < SIZE; i++) {
            bytes.writeByte((byte) 0);
        }
        return bytes.clear();
    }
}
