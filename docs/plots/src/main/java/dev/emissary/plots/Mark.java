package dev.emissary.plots;

/** A value and the ends of its error bar, which may be at different distances; all the same if there is none. */
record Mark(double value, double low, double high) {

    boolean hasErrorBar() {
        return low < high;
    }
}
