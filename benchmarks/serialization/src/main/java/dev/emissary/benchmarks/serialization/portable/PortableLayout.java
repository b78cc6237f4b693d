package dev.emissary.benchmarks.serialization.portable;

import dev.emissary.benchmarks.serialization.quote.Quote;
import java.util.Objects;

/**
 * Offsets in bytes, all values little endian: security, time, and then the quantities and prices bid and the quantities
 * and prices asked, four levels each. They are written down here and follow from nothing in the JVM.
 */
final class PortableLayout {

    static final int SECURITY_ID = 0;
    static final int TIME = 8;
    static final int BID_QUANTITIES = 16;
    static final int BID_PRICES = 48;
    static final int ASK_QUANTITIES = 80;
    static final int ASK_PRICES = 112;
    static final int BYTES = 144;

    private PortableLayout() {}

    /** Returns the offset of a level's value in the values that begin at an offset. */
    static int at(int start, int level) {
        return start + Double.BYTES * Objects.checkIndex(level, Quote.LEVELS);
    }
}
