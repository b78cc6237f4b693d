package dev.emissary.benchmarks.serialization.portable;

import dev.emissary.benchmarks.serialization.quote.Quote;

/** A mutable quote whose bytes have the places that {@link PortableLayout} writes down. */
public interface PortableDto extends Quote, FixedForm {

    /** Takes everything from another quote. */
    void set(Quote other);
}
