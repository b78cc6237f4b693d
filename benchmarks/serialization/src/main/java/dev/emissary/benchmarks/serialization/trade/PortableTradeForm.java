package dev.emissary.benchmarks.serialization.trade;

import dev.emissary.Emissary;
import dev.emissary.benchmarks.serialization.portable.FixedForm;

/** A trade for the transport and for readers, on any JVM. */
@Emissary({FixedForm.class, Trade.class})
public record PortableTradeForm(PortableTrade trade) {}
