package dev.emissary.benchmarks.serialization;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;

/** An object with some fields of type long, serialized in two styles. */
interface LongFields {

    /** Writes field by field. */
    void writeExplicit(BytesOut<?> out);

    /** Reads field by field. */
    void readExplicit(BytesIn<?> in);

    /** Writes the memory of all fields. */
    void writeTriviallyCopyable(BytesOut<?> out);

    /** Reads the memory of all fields. */
    void readTriviallyCopyable(BytesIn<?> in);
}
