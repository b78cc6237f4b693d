package dev.emissary.benchmarks.serialization.codec;

import java.util.List;

/** A service that has codecs which need more than Java 17. */
public interface CodecSource {

    /** Returns the codecs, in the order of results. */
    List<CodecEntry> entries();
}
