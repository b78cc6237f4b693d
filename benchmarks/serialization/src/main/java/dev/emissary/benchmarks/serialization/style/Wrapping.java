package dev.emissary.benchmarks.serialization.style;

import dev.emissary.benchmarks.serialization.quote.BareMarketData;
import dev.emissary.benchmarks.serialization.quote.DefaultMarketData;
import dev.emissary.benchmarks.serialization.quote.Encapsulated;
import dev.emissary.benchmarks.serialization.quote.ExplicitMarketData;
import dev.emissary.benchmarks.serialization.quote.MarketData;
import dev.emissary.benchmarks.serialization.quote.TriviallyCopyableMarketData;
import java.lang.reflect.Proxy;
import java.util.Locale;
import net.openhft.chronicle.bytes.BytesMarshallable;

/**
 * What stands in front of a quote: nothing, a class written by hand, an emissary or a proxy.
 *
 * <p>Each way writes {@code w.writeMarshallable(out)} where the type of {@code w} is the exact final class, so that
 * javac makes it an {@code invokevirtual} of that class. Only a proxy has no class that a source could name, and is
 * called through the interface. This is why the same lambda is here once for each class.
 */
enum Wrapping {
    DIRECT,
    BY_HAND,
    EMISSARY,
    PROXY;

    static Wrapping named(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT).replace(' ', '_'));
    }

    /** Wraps a new quote of a style. */
    QuoteForm of(QuoteStyle style) {
        return switch (style) {
            case DEFAULT -> wrap(new DefaultMarketData());
            case EXPLICIT -> wrap(new ExplicitMarketData());
            case TRIVIALLY_COPYABLE -> wrap(new BareMarketData());
            case GUARDED -> wrap(new TriviallyCopyableMarketData());
        };
    }

    private QuoteForm wrap(DefaultMarketData quote) {
        return switch (this) {
            case DIRECT -> new QuoteForm(quote, out -> quote.writeMarshallable(out), in -> quote.readMarshallable(in));
            case BY_HAND -> {
                HandWritten.Default w = new HandWritten.Default(quote);
                yield new QuoteForm(quote, out -> w.writeMarshallable(out), in -> w.readMarshallable(in));
            }
            case EMISSARY -> {
                Encapsulated.Default w = new Encapsulated.Default(quote);
                yield new QuoteForm(quote, out -> w.writeMarshallable(out), in -> w.readMarshallable(in));
            }
            case PROXY -> proxy(quote);
        };
    }

    private QuoteForm wrap(ExplicitMarketData quote) {
        return switch (this) {
            case DIRECT -> new QuoteForm(quote, out -> quote.writeMarshallable(out), in -> quote.readMarshallable(in));
            case BY_HAND -> {
                HandWritten.Explicit w = new HandWritten.Explicit(quote);
                yield new QuoteForm(quote, out -> w.writeMarshallable(out), in -> w.readMarshallable(in));
            }
            case EMISSARY -> {
                Encapsulated.Explicit w = new Encapsulated.Explicit(quote);
                yield new QuoteForm(quote, out -> w.writeMarshallable(out), in -> w.readMarshallable(in));
            }
            case PROXY -> proxy(quote);
        };
    }

    private QuoteForm wrap(BareMarketData quote) {
        return switch (this) {
            case DIRECT -> new QuoteForm(quote, out -> quote.writeMarshallable(out), in -> quote.readMarshallable(in));
            case BY_HAND -> {
                HandWritten.TriviallyCopyable w = new HandWritten.TriviallyCopyable(quote);
                yield new QuoteForm(quote, out -> w.writeMarshallable(out), in -> w.readMarshallable(in));
            }
            case EMISSARY -> {
                Encapsulated.Bare w = new Encapsulated.Bare(quote);
                yield new QuoteForm(quote, out -> w.writeMarshallable(out), in -> w.readMarshallable(in));
            }
            case PROXY -> proxy(quote);
        };
    }

    private QuoteForm wrap(TriviallyCopyableMarketData quote) {
        return switch (this) {
            case DIRECT -> new QuoteForm(quote, out -> quote.writeMarshallable(out), in -> quote.readMarshallable(in));
            case BY_HAND -> {
                HandWritten.Guarded w = new HandWritten.Guarded(quote);
                yield new QuoteForm(quote, out -> w.writeMarshallable(out), in -> w.readMarshallable(in));
            }
            case EMISSARY -> {
                Encapsulated.TriviallyCopyable w = new Encapsulated.TriviallyCopyable(quote);
                yield new QuoteForm(quote, out -> w.writeMarshallable(out), in -> w.readMarshallable(in));
            }
            case PROXY -> proxy(quote);
        };
    }

    private static QuoteForm proxy(MarketData quote) {
        BytesMarshallable proxy = (BytesMarshallable) Proxy.newProxyInstance(
                BytesMarshallable.class.getClassLoader(),
                new Class<?>[] {BytesMarshallable.class},
                (self, method, arguments) -> method.invoke(quote, arguments));
        return new QuoteForm(quote, out -> proxy.writeMarshallable(out), in -> proxy.readMarshallable(in));
    }
}
