package dev.emissary.benchmarks.serialization.style;

import dev.emissary.benchmarks.serialization.GrownBytes;
import java.io.File;
import java.io.IOException;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.MappedBytes;

/** A kind of {@code Bytes}, other than the elastic direct ones that the article uses. */
enum Target {
    /** Outside of the heap, of a fixed size, without checks of bounds. */
    UNCHECKED_DIRECT("unchecked direct") {
        @Override
        Bytes<?> allocate() {
            return Bytes.allocateDirect(SIZE).unchecked(true);
        }
    },
    /** A file mapped in chunks, as those of a queue are. */
    MAPPED_FILE("mapped file") {
        @Override
        Bytes<?> allocate() throws IOException {
            File file = File.createTempFile("quotes", ".bytes");
            file.deleteOnExit();
            return MappedBytes.mappedBytes(file, SIZE);
        }
    },
    /** A growing array of bytes. */
    HEAP("heap") {
        @Override
        Bytes<?> allocate() {
            return GrownBytes.elasticOnHeap();
        }
    };

    private static final int SIZE = 1 << 16;

    private final String word;

    Target(String word) {
        this.word = word;
    }

    static Target named(String word) {
        return Stream.of(values())
                .filter(target -> target.word.equals(word))
                .findAny()
                .orElseThrow(() -> new IllegalArgumentException("no target is named " + word));
    }

    /** Creates one, for the caller to release. */
    abstract Bytes<?> allocate() throws IOException;
}
