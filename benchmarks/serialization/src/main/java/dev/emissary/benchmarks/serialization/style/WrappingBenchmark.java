package dev.emissary.benchmarks.serialization.style;

import dev.emissary.benchmarks.harness.RoundsBenchmark;
import dev.emissary.benchmarks.serialization.quote.MarketData;
import java.lang.reflect.Proxy;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesMarshallable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Writes and reads one quote on elastic direct {@code Bytes}, through one wrapping in each benchmark.
 *
 * <p>The caller always loads a field and calls the method on it. There is a subclass for each style, because the field
 * has the exact class of what is called: the quote's, the hand-written wrapper's or the emissary's. Only a proxy has no
 * class that a source could name, and is called through the interface.
 */
public abstract class WrappingBenchmark extends RoundsBenchmark {

    /** Where everything writes to and reads from. */
    Bytes<Void> bytes;

    private BytesMarshallable proxy;

    /** Checks that a quote can be written and read through all of its wrappings, and leaves it and its form in place. */
    void setUp(MarketData quote, BytesMarshallable... wrappers) {
        bytes = Bytes.allocateElasticDirect();
        proxy = (BytesMarshallable) Proxy.newProxyInstance(
                BytesMarshallable.class.getClassLoader(),
                new Class<?>[] {BytesMarshallable.class},
                (self, method, arguments) -> method.invoke(quote, arguments));
        RoundTrip.check(quote, quote, bytes);
        RoundTrip.check(quote, proxy, bytes);
        for (BytesMarshallable wrapper : wrappers) {
            RoundTrip.check(quote, wrapper, bytes);
        }
    }

    /** Gives the memory back. */
    @TearDown(Level.Iteration)
    public void tearDown() {
        bytes.releaseLast();
    }

    /** Writes through the proxy. */
    @Benchmark
    public Object writeProxy() {
        bytes.writePosition(0);
        proxy.writeMarshallable(bytes);
        return bytes;
    }

    /** Reads through the proxy. */
    @Benchmark
    public Object readProxy() {
        bytes.readPosition(0);
        proxy.readMarshallable(bytes);
        return bytes;
    }
}
