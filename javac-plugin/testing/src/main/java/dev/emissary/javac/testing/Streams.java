package dev.emissary.javac.testing;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;

/** Writes objects to streams of bytes, and reads them with the classes of one compilation. */
public final class Streams {
    private Streams() {}

    /** Returns the version that a class's serialized form has, declared or computed. */
    public static long serialVersionUid(Class<?> type) {
        return ObjectStreamClass.lookup(type).getSerialVersionUID();
    }

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

    /**
     * Reads an object; what the serialization throws is thrown on, checked or not.
     *
     * @param bytes the stream
     * @param neighbor a class whose loader finds the classes of the stream
     */
    public static Object read(byte[] bytes, Class<?> neighbor) {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes)) {
            @Override
            protected Class<?> resolveClass(ObjectStreamClass description) throws ClassNotFoundException {
                return Class.forName(description.getName(), false, neighbor.getClassLoader());
            }
        }) {
            return in.readObject();
        } catch (IOException | ClassNotFoundException failure) {
            throw Streams.<RuntimeException>unchecked(failure);
        }
    }

    @SuppressWarnings("unchecked")
    private static <E extends Throwable> E unchecked(Throwable failure) throws E {
        throw (E) failure;
    }
}
