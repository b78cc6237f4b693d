package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.harness.RoundsBenchmark;
import dev.emissary.benchmarks.serialization.Rotation;
import dev.emissary.benchmarks.serialization.quote.Checksum;
import dev.emissary.benchmarks.serialization.quote.Quote;
import dev.emissary.benchmarks.serialization.quote.TradingDay;
import java.util.function.Consumer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;

/**
 * Setting and asking for all values of one quote over and over again.
 *
 * <p>A quote that keeps its values as the bytes they are sent as writes and reads them faster, and converts a value
 * whenever it is asked for one.
 */
public abstract class ValuesMeasurement extends RoundsBenchmark {

    private Rotation<Place> places;

    /**
     * A quote to measure.
     *
     * @param setter its method that takes all values from another quote
     * @param values the other quote
     */
    record Place(Quote measured, Consumer<Quote> setter, Quote values) {}

    /** Makes a quote to measure. */
    abstract Place create(Quote values);

    @Setup(Level.Trial)
    public void setUp() throws Exception {
        places = Rotation.of(() -> {
            Quote values = new PlainQuote(TradingDay.firstQuote());
            Place place = create(values);
            place.setter.accept(values);
            if (!Checksum.of(place.measured).equals(Checksum.of(values))) {
                throw new IllegalStateException("not all values were set: " + place.measured.getClass());
            }
            return place;
        });
    }

    @Benchmark
    public Object set() {
        Place place = places.next();
        place.setter.accept(place.values);
        return place;
    }

    @Benchmark
    public double sum() {
        Quote quote = places.next().measured;
        return (level(quote, 0) + level(quote, 1))
                + (level(quote, 2) + level(quote, 3))
                + (quote.securityId() + quote.time());
    }

    // Pairs: a chain of eighteen additions would take longer than what is added.
    private static double level(Quote quote, int level) {
        return (quote.bidQuantity(level) + quote.bidPrice(level)) + (quote.askQuantity(level) + quote.askPrice(level));
    }
}
