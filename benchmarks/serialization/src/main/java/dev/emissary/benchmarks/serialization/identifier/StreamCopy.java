package dev.emissary.benchmarks.serialization.identifier;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Arrays;

/** Copies objects by writing and reading them. */
final class StreamCopy {

    private StreamCopy() {}

    static Object copy(Object object) throws IOException {
        return read(write(object));
    }

    /**
     * Checks that a copy is written as the same bytes.
     *
     * @throws IllegalStateException if it is not
     */
    static void verify(Object object) throws IOException {
        byte[] bytes = write(object);
        Object copy = read(bytes);
        if (copy == object || copy.getClass() != object.getClass() || !Arrays.equals(write(copy), bytes)) {
            throw new IllegalStateException(object.getClass() + " is not copied as it is");
        }
    }

    static byte[] write(Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        return bytes.toByteArray();
    }

    private static Object read(byte[] bytes) throws IOException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return in.readObject();
        } catch (ClassNotFoundException e) {
            throw (IOException) new InvalidObjectException("of an unknown class").initCause(e);
        }
    }
}
