package dev.emissary.benchmarks.forwarding;

import dev.emissary.benchmarks.BenchmarkSettings;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Random;
import java.util.function.LongUnaryOperator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Measures calls through wrappers, in the cases in which an emissary and a class written by hand could differ. */
public class ForwardingBenchmark extends BenchmarkSettings {

    private static final int CALLS = 64;
    private static final long OPERAND = 42;

    /** Eight lambdas, so eight classes: HotSpot inlines at most two at one call site. */
    private static final List<LongUnaryOperator> OPERATORS =
            List.of(x -> x + 1, x -> x + 2, x -> x + 3, x -> x + 4, x -> x + 5, x -> x + 6, x -> x + 7, x -> x + 8);

    /** What stands between the caller and the object. */
    @Param({"direct", "by hand", "emissary", "Proxy"})
    public String wrapper;

    private long operand = OPERAND;
    private LongUnaryOperator interfaceTyped;
    private LongUnaryOperator classTyped;
    private LongUnaryOperator[] megamorphic;
    private Tally tally;

    /** A tally that returns itself. */
    private static final class RunningTally implements Tally {

        private long total;

        @Override
        public Tally add(long amount) {
            total += amount;
            return this;
        }

        @Override
        public long total() {
            return total;
        }
    }

    /** Creates the wrappers, and checks what the calls return. */
    @Setup(Level.Trial)
    public void setUp() {
        interfaceTyped = wrap(new Adder(1));
        classTyped = switch (wrapper) {
            case "by hand" -> new HandWritten.ClassTyped(new Adder(1));
            case "emissary" -> new Emissaries.ClassTyped(new Adder(1));
            default -> wrap(new Adder(1));
        };
        megamorphic = new Random(8)
                .ints(CALLS, 0, OPERATORS.size())
                .mapToObj(OPERATORS::get)
                .map(this::wrap)
                .toArray(LongUnaryOperator[]::new);
        tally = switch (wrapper) {
            case "direct" -> new RunningTally();
            case "by hand" -> new HandWritten.SelfReturning(new RunningTally());
            case "emissary" -> new Emissaries.SelfReturning(new RunningTally());
            default -> proxy(Tally.class, new RunningTally());
        };
        check(interfaceTyped(), OPERAND + 1);
        check(classTyped(), OPERAND + 1);
        check(selfReturn() == tally, !wrapper.equals("Proxy"));
        check(tally.total(), OPERAND);
    }

    private LongUnaryOperator wrap(LongUnaryOperator operator) {
        return switch (wrapper) {
            case "direct" -> operator;
            case "by hand" -> new HandWritten.InterfaceTyped(operator);
            case "emissary" -> new Emissaries.InterfaceTyped(operator);
            default -> proxy(LongUnaryOperator.class, operator);
        };
    }

    private static <T> T proxy(Class<T> type, T delegate) {
        return type.cast(Proxy.newProxyInstance(
                ForwardingBenchmark.class.getClassLoader(),
                new Class<?>[] {type},
                (proxy, method, arguments) -> method.invoke(delegate, arguments)));
    }

    /** Calls through a field whose type is an interface. */
    @Benchmark
    public long interfaceTyped() {
        return interfaceTyped.applyAsLong(operand);
    }

    /** Calls through a field whose type is a final class. */
    @Benchmark
    public long classTyped() {
        return classTyped.applyAsLong(operand);
    }

    /** Calls, from one place, objects of eight classes in an order without a pattern; the time is that of one call. */
    @Benchmark
    @OperationsPerInvocation(CALLS)
    public long megamorphic() {
        long sum = 0;
        for (LongUnaryOperator each : megamorphic) {
            sum += each.applyAsLong(operand);
        }
        return sum;
    }

    /** Calls a method that returns the delegate; a proxy leaks it, which saves a comparison. */
    @Benchmark
    public Tally selfReturn() {
        return tally.add(operand);
    }
}
