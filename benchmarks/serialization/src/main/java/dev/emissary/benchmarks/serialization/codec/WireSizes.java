package dev.emissary.benchmarks.serialization.codec;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** The sizes of one quote as it is sent. */
public final class WireSizes {

    private WireSizes() {}

    /** Returns the bytes by the name of the codec, in the order of {@link Codecs#all}. */
    public static Map<String, Integer> bytes() {
        Map<String, Integer> bytes = new LinkedHashMap<>();
        for (CodecEntry entry : Codecs.all()) {
            try {
                bytes.put(entry.name(), entry.create().write());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return bytes;
    }
}
