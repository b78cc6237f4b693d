package dev.emissary.bodies;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The methods of a class file with all their attributes (JVMS 4); compilers keep only some of them. */
public final class ClassFileMethods {
    private final List<Method> methods = new ArrayList<>();
    private final Object[] constants;
    private final int thisClass;

    private ClassFileMethods(DataInputStream in) throws IOException {
        // The magic number and the version.
        in.skipNBytes(8);
        constants = constants(in);
        in.skipNBytes(2);
        thisClass = in.readUnsignedShort();
        in.skipNBytes(2);
        in.skipNBytes(2L * in.readUnsignedShort());
        for (int fields = in.readUnsignedShort(); fields > 0; fields--) {
            in.skipNBytes(6);
            attributes(in);
        }
        for (int count = in.readUnsignedShort(); count > 0; count--) {
            methods.add(new Method(
                    in.readUnsignedShort(),
                    text(in.readUnsignedShort()),
                    text(in.readUnsignedShort()),
                    attributes(in)));
        }
    }

    /**
     * A method of a class file.
     *
     * @param flags its access flags
     * @param name its name
     * @param descriptor its descriptor
     * @param attributes the contents of its attributes, by their names
     */
    public record Method(int flags, String name, String descriptor, Map<String, byte[]> attributes) {}

    /**
     * Reads a class file to the end of its methods, and closes it.
     *
     * @throws IOException if it cannot be read, or has constants that no JDK up to now writes
     */
    public static ClassFileMethods read(InputStream file) throws IOException {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(file))) {
            return new ClassFileMethods(in);
        }
    }

    public List<Method> methods() {
        return List.copyOf(methods);
    }

    /** Returns the constant string of an index, or null if there is none, as at the index 0. */
    public String text(int index) {
        return constants[index] instanceof String text ? text : null;
    }

    /** Returns the name and type of a method of this interface that a constant refers to; null if it does not. */
    Method ownMethod(int index) {
        if (index < constants.length
                && constants[index] instanceof int[] method
                && method[0] == 11
                && text(((int[]) constants[method[1]])[1]).equals(text(((int[]) constants[thisClass])[1]))) {
            int[] nameAndType = (int[]) constants[method[2]];
            return new Method(0, text(nameAndType[1]), text(nameAndType[2]), Map.of());
        }
        return null;
    }

    /** Reads the constant pool (JVMS 4.4): strings, and of other constants the tag and up to two indexes. */
    private static Object[] constants(DataInputStream in) throws IOException {
        Object[] constants = new Object[in.readUnsignedShort()];
        for (int i = 1; i < constants.length; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case 1 -> constants[i] = in.readUTF();
                case 5, 6 -> {
                    in.skipNBytes(8);
                    // Numbers of eight bytes have two indexes.
                    i++;
                }
                case 7, 8, 16, 19, 20 -> constants[i] = new int[] {tag, in.readUnsignedShort()};
                case 9, 10, 11, 12, 17, 18 ->
                    constants[i] = new int[] {tag, in.readUnsignedShort(), in.readUnsignedShort()};
                case 15 -> in.skipNBytes(3);
                case 3, 4 -> in.skipNBytes(4);
                default -> throw new IOException("constant " + tag);
            }
        }
        return constants;
    }

    private Map<String, byte[]> attributes(DataInputStream in) throws IOException {
        Map<String, byte[]> attributes = new HashMap<>();
        for (int count = in.readUnsignedShort(); count > 0; count--) {
            String name = text(in.readUnsignedShort());
            attributes.put(name, in.readNBytes(in.readInt()));
        }
        return attributes;
    }
}
