package dev.emissary.benchmarks.serialization.style;

import dev.emissary.benchmarks.serialization.GrownBytes;
import java.io.File;
import java.io.IOException;
import java.util.Locale;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.MappedBytes;

/** A kind of {@code Bytes}, other than the elastic direct ones that the article uses. */
enum Target {
    /** Outside of the heap, of a fixed size, without checks of bounds. */
    UNCHECKED_DIRECT {
        @Override
        Bytes<?> allocate() {
            return Bytes.allocateDirect(SIZE).unchecked(true);
        }
    },
    /** A file mapped in chunks, as those of a queue are. */
    MAPPED_FILE {
        @Override
        Bytes<?> allocate() throws IOException {
            File file = File.createTempFile("quotes", ".bytes");
            file.deleteOnExit();
            return MappedBytes.mappedBytes(file, SIZE);
        }
    },
    /** A growing array of bytes. */
    HEAP {
        @Override
        Bytes<?> allocate() {
            return GrownBytes.elasticOnHeap();
        }
    };

    private static final int SIZE = 1 << 16;

    /** Returns the target of a word. */
    static Target named(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT).replace(' ', '_'));
    }

    /** Creates one, for the caller to release. */
    abstract Bytes<?> allocate() throws IOException;
}
