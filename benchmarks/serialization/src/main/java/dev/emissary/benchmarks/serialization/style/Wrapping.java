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

    /** Wraps a new quote of a style. */
    static QuoteForm of(String style, String wrapping) {
        return switch (style) {
            case "default" -> wrap(new DefaultMarketData(), wrapping);
            case "explicit" -> wrap(new ExplicitMarketData(), wrapping);
            case "trivially copyable" -> wrap(new BareMarketData(), wrapping);
            case "guarded" -> wrap(new TriviallyCopyableMarketData(), wrapping);
            default -> throw new IllegalArgumentException(style);
        };
    }

    private static QuoteForm wrap(DefaultMarketData quote, String wrapping) {
        return switch (wrapping) {
            case "direct" ->
                new QuoteForm(quote, out -> quote.writeMarshallable(out), in -> quote.readMarshallable(in));
            case "by hand" -> {
                HandWritten.Default w = new HandWritten.Default(quote);
                yield new QuoteForm(quote, out -> w.writeMarshallable(out), in -> w.readMarshallable(in));
            }
            default -> {
                Encapsulated.Default w = new Encapsulated.Default(quote);
                yield new QuoteForm(quote, out -> w.writeMarshallable(out), in -> w.readMarshallable(in));
            }
        };
    }

    private static QuoteForm wrap(ExplicitMarketData quote, String wrapping) {
        return switch (wrapping) {
            case "direct" ->
                new QuoteForm(quote, out -> quote.writeMarshallable(out), in -> quote.readMarshallable(in));
            case "by hand" -> {
                HandWritten.Explicit w = new HandWritten.Explicit(quote);
                yield new QuoteForm(quote, out -> w.writeMarshallable(out), in -> w.readMarshallable(in));
            }
            default -> {
                Encapsulated.Explicit w = new Encapsulated.Explicit(quote);
                yield new QuoteForm(quote, out -> w.writeMarshallable(out), in -> w.readMarshallable(in));
            }
        };
    }

    private static QuoteForm wrap(BareMarketData quote, String wrapping) {
        return switch (wrapping) {
            case "direct" ->
                new QuoteForm(quote, out -> quote.writeMarshallable(out), in -> quote.readMarshallable(in));
            case "by hand" -> {
                HandWritten.Bare w = new HandWritten.Bare(quote);
                yield new QuoteForm(quote, out -> w.writeMarshallable(out), in -> w.readMarshallable(in));
            }
            default -> {
                Encapsulated.Bare w = new Encapsulated.Bare(quote);
                yield new QuoteForm(quote, out -> w.writeMarshallable(out), in -> w.readMarshallable(in));
            }
        };
    }

    private static QuoteForm wrap(TriviallyCopyableMarketData quote, String wrapping) {
        return switch (wrapping) {
            case "direct" ->
                new QuoteForm(quote, out -> quote.writeMarshallable(out), in -> quote.readMarshallable(in));
            case "by hand" -> {
                HandWritten.TriviallyCopyable w = new HandWritten.TriviallyCopyable(quote);
                yield new QuoteForm(quote, out -> w.writeMarshallable(out), in -> w.readMarshallable(in));
            }
            default -> {
                Encapsulated.TriviallyCopyable w = new Encapsulated.TriviallyCopyable(quote);
                yield new QuoteForm(quote, out -> w.writeMarshallable(out), in -> w.readMarshallable(in));
            }
        };
    }
}
