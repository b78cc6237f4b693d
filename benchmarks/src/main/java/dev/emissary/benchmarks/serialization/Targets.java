package dev.emissary.benchmarks.serialization;

import java.io.File;
import java.io.IOException;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.MappedBytes;

/**
 * The kinds of memory that are written to.
 *
 * <p>They have their final size before anything is measured: new elastic {@code Bytes} have a store of another class,
 * and code that was compiled for grown ones would be thrown away when it meets that class.
 */
final class Targets {

    static final String ELASTIC_DIRECT = "elastic direct";

    /** More than any quote needs, and less than a page: at the same place of two pages they would share cache lines. */
    private static final int USED = 512;

    private static final int SIZE = 1 << 16;

    private Targets() {}

    /** Creates memory of the kind with this name. */
    static Bytes<?> create(String target) throws IOException {
        Bytes<?> bytes = switch (target) {
            case ELASTIC_DIRECT -> Bytes.allocateElasticDirect();
            case "unchecked direct" -> Bytes.allocateDirect(SIZE).unchecked(true);
            case "heap" -> Bytes.allocateElasticOnHeap();
            case "mapped file" -> mapped();
            default -> throw new IllegalArgumentException(target);
        };
        for (int i = 0; i < USED; i++) {
            bytes.writeByte((byte) 0);
        }
        return bytes.clear();
    }

    private static Bytes<?> mapped() throws IOException {
        File file = File.createTempFile("quotes", ".bytes");
        file.deleteOnExit();
        return MappedBytes.mappedBytes(file, SIZE);
    }
}
