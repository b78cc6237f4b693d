package dev.emissary.benchmarks.serialization.identifier;

import java.io.Serializable;

/**
 * The object graph of the test (a number, one object referred to twice, four in an array), its identifiers computed.
 */
@SuppressWarnings("serial") // No identifier: this is what is measured.
final class ComputedGraph implements Serializable {

    private final int number = 2003;
    private final Base first = new Base(0);
    private final Base second = first;
    private final Base[] others = {new Base(1), new Base(2), new Base(3), new Base(4)};

    /** A field of every primitive type, a string, and two arrays of eight. */
    private static final class Base implements Serializable {

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
            aBoolean = number % 2 == 0;
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
