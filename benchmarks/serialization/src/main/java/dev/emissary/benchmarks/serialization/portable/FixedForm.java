package dev.emissary.benchmarks.serialization.portable;

/**
 * Something that is written as a fixed number of bytes, the same on every JVM and every machine.
 *
 * <p>Both methods check the range before the first byte: when they throw, nothing has changed.
 */
public interface FixedForm {

    /** Returns the number of bytes. */
    int size();

    /**
     * Writes to a place in an array.
     *
     * @throws IndexOutOfBoundsException if there is no room, or no such place
     */
    void writeTo(byte[] target, int offset);

    /**
     * Reads from a place in an array.
     *
     * @throws IndexOutOfBoundsException if there are too few bytes, or no such place
     */
    void readFrom(byte[] source, int offset);
}
