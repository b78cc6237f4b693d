package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.harness.RoundsBenchmark;
import dev.emissary.benchmarks.serialization.Placement;
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

    private Quote values;
    private Consumer<Quote> setter;
    private Quote measured;

    /** Chooses the quote to measure, and its method that takes all values from another one. */
    final void choose(Quote measured, Consumer<Quote> setter) {
        this.measured = measured;
        this.setter = setter;
    }

    /** Makes the quote to measure. */
    abstract void create();

    @Setup(Level.Iteration)
    public void setUp() {
        values = new PlainQuote(TradingDay.firstQuote());
        Placement.leaveGap();
        create();
        setter.accept(values);
        if (!RoundTrip.values(measured).equals(RoundTrip.values(values))) {
            throw new IllegalStateException("not all values were set: " + RoundTrip.values(measured));
        }
    }

    @Benchmark
    public Object set() {
        setter.accept(values);
        return measured;
    }

    @Benchmark
    public double sum() {
        return (level(0) + level(1)) + (level(2) + level(3)) + (measured.securityId() + measured.time());
    }

    // Pairs: a chain of eighteen additions would take longer than what is added.
    private double level(int level) {
        return (measured.bidQuantity(level) + measured.bidPrice(level))
                + (measured.askQuantity(level) + measured.askPrice(level));
    }
}
