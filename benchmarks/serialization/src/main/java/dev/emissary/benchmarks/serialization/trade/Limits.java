package dev.emissary.benchmarks.serialization.trade;

/** The limits of a {@link Trade}. */
final class Limits {

    private Limits() {}

    /**
     * Checks a symbol: at most {@value Trade#SYMBOL_LIMIT} characters, each of which is one byte in ISO 8859-1.
     *
     * @throws IllegalArgumentException if it does not fit
     */
    static void checkSymbol(CharSequence symbol) {
        if (symbol == null) {
            throw new IllegalArgumentException("null is no symbol: there is no place to tell it from an empty one");
        }
        if (symbol.length() > Trade.SYMBOL_LIMIT) {
            throw new IllegalArgumentException(
                    "the symbol has " + symbol.length() + " characters, " + Trade.SYMBOL_LIMIT + " fit");
        }
        for (int i = 0; i < symbol.length(); i++) {
            if (symbol.charAt(i) > 0xFF) {
                throw new IllegalArgumentException("the symbol has U+%04X at %d, which does not fit into a byte"
                        .formatted((int) symbol.charAt(i), i));
            }
        }
    }

    /**
     * Checks sizes of fills: at most {@value Trade#FILLS_LIMIT} of them.
     *
     * @throws IllegalArgumentException if they do not fit
     */
    static void checkFills(long... fills) {
        if (fills == null) {
            throw new IllegalArgumentException("null are no fills: there is no place to tell them from none");
        }
        if (fills.length > Trade.FILLS_LIMIT) {
            throw new IllegalArgumentException("there are " + fills.length + " fills, " + Trade.FILLS_LIMIT + " fit");
        }
    }

    /**
     * Checks what was read, or is about to be: the number of characters and the number of fills.
     *
     * @throws IllegalArgumentException if no trade can have written them
     */
    static void checkCounts(long characters, long fills) {
        if (characters < 0 || characters > Trade.SYMBOL_LIMIT || fills < 0 || fills > Trade.FILLS_LIMIT) {
            throw new IllegalArgumentException("not a trade: " + characters + " characters and " + fills + " fills");
        }
    }
}
