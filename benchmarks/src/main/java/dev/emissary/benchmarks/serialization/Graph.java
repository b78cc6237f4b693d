package dev.emissary.benchmarks.serialization;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/**
 * The object graph of the serialVersionUID test of 2003: a number, one object referred to twice, and four in an array,
 * each with a field of every primitive type, a string and two arrays of eight.
 *
 * <p>The class is generated, with and without the identifier, so that nothing else differs.
 */
final class Graph {

    private static final String SOURCE = """
            public final class Graph%1$s implements java.io.Serializable {
                %2$s
                private final int number = 2003;
                private final Base first = new Base(0);
                private final Base second = first;
                private final Base[] others = {new Base(1), new Base(2), new Base(3), new Base(4)};

                private static final class Base implements java.io.Serializable {
                    %2$s
                    private final boolean aBoolean;
                    private final byte aByte;
                    private final char aChar;
                    private final short aShort;
                    private final int anInt;
                    private final long aLong;
                    private final float aFloat;
                    private final double aDouble;
                    private final String string;
                    private final int[] ints = new int[8];
                    private final String[] strings = new String[8];

                    Base(int number) {
                        aBoolean = number %% 2 == 0;
                        aByte = (byte) number;
                        aChar = (char) ('a' + number);
                        aShort = (short) (1_000 + number);
                        anInt = 1_000_000 + number;
                        aLong = 1_000_000_000_000L + number;
                        aFloat = number + 0.5f;
                        aDouble = number + 0.25;
                        string = "string " + number;
                        for (int i = 0; i < ints.length; i++) {
                            ints[i] = 10 * number + i;
                            strings[i] = "string " + number + " no. " + i;
                        }
                    }
                }
            }
            """;

    private Graph() {}

    /** Compiles the class, which declares its identifier or leaves it to be computed. */
    static Class<?> compile(boolean declared) throws IOException, IllegalAccessException {
        String identifier = declared ? "private static final long serialVersionUID = 1;" : "";
        String suffix = declared ? "Declared" : "Computed";
        return GeneratedClass.of("Graph" + suffix, SOURCE.formatted(suffix, identifier));
    }

    /** Returns the serialized form. */
    static byte[] write(Object graph) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(graph);
        }
        return bytes.toByteArray();
    }

    /** Reads a graph. */
    static Object read(byte[] bytes) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return in.readObject();
        }
    }
}
