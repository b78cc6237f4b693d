package dev.emissary.benchmarks.serialization;

import net.openhft.chronicle.bytes.Bytes;

/**
 * Elastic direct memory to write to.
 *
 * <p>It has its final size before anything is measured: new elastic {@code Bytes} have a store of another class, and code
 * that was compiled for grown ones would be thrown away when it meets that class.
 */
final class Targets {

    /** More than any quote needs, and less than a page: at the same place of two pages they would share cache lines. */
    private static final int USED = 512;

    private Targets() {}

    static Bytes<?> create() {
        Bytes<?> bytes = Bytes.allocateElasticDirect();
        for (int i = 0; i < USED; i++) {
            bytes.writeByte((byte) 0);
        }
        return bytes.clear();
    }
}
