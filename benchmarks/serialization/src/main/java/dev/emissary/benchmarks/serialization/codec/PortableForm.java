package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.Emissary;
import dev.emissary.benchmarks.serialization.portable.FixedForm;
import dev.emissary.benchmarks.serialization.portable.PortableMarketData;

/** A quote without Unsafe that can be written and read, and nothing else. */
@Emissary(FixedForm.class)
record PortableForm(PortableMarketData quote) {}
