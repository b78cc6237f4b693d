package dev.emissary.benchmarks.serialization.breakeven;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;

/** An object with some number of fields of type long, written and read in two ways. */
public interface LongFields {

    /** Writes field by field. */
    void writeExplicit(BytesOut<?> out);

    /** Reads field by field. */
    void readExplicit(BytesIn<?> in);

    /** Writes the memory of all fields. */
    void writeTriviallyCopyable(BytesOut<?> out);

    /** Reads the memory of all fields. */
    void readTriviallyCopyable(BytesIn<?> in);
}
