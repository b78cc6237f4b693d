package dev.emissary.benchmarks.serialization.style;

import dev.emissary.benchmarks.serialization.quote.BareMarketData;
import dev.emissary.benchmarks.serialization.quote.DefaultMarketData;
import dev.emissary.benchmarks.serialization.quote.Encapsulated;
import dev.emissary.benchmarks.serialization.quote.ExplicitMarketData;
import dev.emissary.benchmarks.serialization.quote.TriviallyCopyableMarketData;

/**
 * What stands in front of a quote: nothing, a class written by hand, or an emissary.
 *
 * <p>Each way writes {@code w.writeMarshallable(out)} where the type of {@code w} is the exact final class, so that
 * javac makes it an {@code invokevirtual} of that class. This is why the same lambda is here once for each class.
 */
final class Wrapping {

    private Wrapping() {}

    /**
     * Wraps a new quote, and loads no class that others need.
     *
     * @param words its style, and what stands in front of it
     */
    static QuoteForm of(String words) {
        return switch (words) {
            case "default, direct" -> {
                DefaultMarketData quote = new DefaultMarketData();
                yield new QuoteForm(quote, out -> quote.writeMarshallable(out), in -> quote.readMarshallable(in));
            }
            case "explicit, direct" -> {
                ExplicitMarketData quote = new ExplicitMarketData();
                yield new QuoteForm(quote, out -> quote.writeMarshallable(out), in -> quote.readMarshallable(in));
            }
            case "trivially copyable, direct" -> {
                BareMarketData quote = new BareMarketData();
                yield new QuoteForm(quote, out -> quote.writeMarshallable(out), in -> quote.readMarshallable(in));
            }
            case "trivially copyable, by hand" -> {
                BareMarketData quote = new BareMarketData();
                HandWritten.TriviallyCopyable w = new HandWritten.TriviallyCopyable(quote);
                yield new QuoteForm(quote, out -> w.writeMarshallable(out), in -> w.readMarshallable(in));
            }
            case "trivially copyable, emissary" -> {
                BareMarketData quote = new BareMarketData();
                Encapsulated.Bare w = new Encapsulated.Bare(quote);
                yield new QuoteForm(quote, out -> w.writeMarshallable(out), in -> w.readMarshallable(in));
            }
            case "guarded, direct" -> {
                TriviallyCopyableMarketData quote = new TriviallyCopyableMarketData();
                yield new QuoteForm(quote, out -> quote.writeMarshallable(out), in -> quote.readMarshallable(in));
            }
            case "guarded, by hand" -> {
                TriviallyCopyableMarketData quote = new TriviallyCopyableMarketData();
                HandWritten.Guarded w = new HandWritten.Guarded(quote);
                yield new QuoteForm(quote, out -> w.writeMarshallable(out), in -> w.readMarshallable(in));
            }
            case "guarded, emissary" -> {
                TriviallyCopyableMarketData quote = new TriviallyCopyableMarketData();
                Encapsulated.TriviallyCopyable w = new Encapsulated.TriviallyCopyable(quote);
                yield new QuoteForm(quote, out -> w.writeMarshallable(out), in -> w.readMarshallable(in));
            }
            default -> throw new IllegalArgumentException(words);
        };
    }
}
