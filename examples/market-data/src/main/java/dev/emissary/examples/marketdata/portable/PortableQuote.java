/* A quote without Unsafe that can be asked as well as serialized. */
package dev.emissary.examples.marketdata.portable;

import dev.emissary.Emissary;
import dev.emissary.examples.marketdata.Quote;

/** A quote, whatever it is made of, behind the interface of the transport and that of the domain. */
@Emissary({FixedForm.class, Quote.class})
public record PortableQuote(PortableDto quote) {}
