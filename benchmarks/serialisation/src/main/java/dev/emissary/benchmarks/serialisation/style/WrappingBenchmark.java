/* What a wrapper in front of a quote costs, by who wrote it: a person, the compiler or the reflection library. */
package dev.emissary.benchmarks.serialisation.style;

import dev.emissary.examples.marketdata.MarketData;
import java.lang.reflect.Proxy;
import java.util.concurrent.TimeUnit;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesMarshallable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Writes and reads one quote on elastic direct {@code Bytes}, through one wrapping in each benchmark.
 *
 * <p>The caller always loads a field and calls the method on it. There is a subclass for each style, because the field
 * has the exact class of what is called: the quote's, the hand-written wrapper's or the emissary's. Only a proxy has no
 * class that a source could name, and is called through the interface.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 10, time = 50, timeUnit = TimeUnit.MILLISECONDS)
public abstract class WrappingBenchmark {

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
