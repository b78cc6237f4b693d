/* A trade without Unsafe behind its two interfaces. */
package dev.emissary.examples.marketdata.trade;

import dev.emissary.Emissary;
import dev.emissary.examples.marketdata.portable.FixedForm;

/** A trade for the transport and for readers, on any JVM. */
@Emissary({FixedForm.class, Trade.class})
public record PortableTradeForm(PortableTrade trade) {}
