package dev.emissary.javac.testing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;

/** Writes objects to streams of bytes. */
public final class Streams {
    private Streams() {}

    /** Writes an object; what the serialization throws is thrown on, checked or not. */
    public static byte[] write(Object object) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        } catch (IOException failure) {
            throw Streams.<RuntimeException>unchecked(failure);
        }
        return bytes.toByteArray();
    }

    @SuppressWarnings("unchecked")
    private static <E extends Throwable> E unchecked(Throwable failure) throws E {
        throw (E) failure;
    }
}
