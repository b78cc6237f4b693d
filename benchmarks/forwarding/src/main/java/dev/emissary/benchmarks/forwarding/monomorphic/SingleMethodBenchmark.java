package dev.emissary.benchmarks.forwarding.monomorphic;

import dev.emissary.benchmarks.forwarding.ForwardingBenchmark;
import dev.emissary.benchmarks.forwarding.alternative.Alternative;
import dev.emissary.benchmarks.forwarding.cases.Cases.Account;
import dev.emissary.benchmarks.forwarding.cases.Cases.CreditAccount;
import dev.emissary.benchmarks.forwarding.cases.Cases.SingleStore;
import dev.emissary.benchmarks.forwarding.cases.Cases.Store;
import java.sql.SQLException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * The calls of interfaces with one abstract method, which every alternative supports.
 *
 * <p>Each alternative is a subclass, so that JMH runs it in a JVM of its own, and so that one that a JDK cannot compile
 * is simply not there. All run the same bytecode: the call below is the call of all of them.
 */
public abstract class SingleMethodBenchmark extends ForwardingBenchmark {

    private static final long BALANCE = 1_000;
    private static final long CREDIT = 500;
    private static final Long VALUE = 42L;

    /** What stands between the call and the object. */
    protected final Alternative alternative;

    private Store<String> store;
    private String key;
    private Account account;

    protected SingleMethodBenchmark(Alternative alternative) {
        this.alternative = alternative;
    }

    /** Makes and checks what the benchmark of that name needs, and loads nothing that others need. */
    @Setup(Level.Trial)
    public void setUp(BenchmarkParams params) throws SQLException {
        String benchmark = params.getBenchmark();
        setUp(benchmark.substring(benchmark.lastIndexOf('.') + 1));
    }

    void setUp(String benchmark) throws SQLException {
        switch (benchmark) {
            case "genericMethod" -> {
                key = "answer";
                store = genericStore();
                check(genericMethod(), VALUE);
            }
            case "defaultMethod" -> {
                account = alternative.inFrontOf(Account.class, new CreditAccount(BALANCE, CREDIT));
                check(defaultMethod(), alternative.behavior().defaultsPassedOn() ? BALANCE + CREDIT : BALANCE);
            }
            default -> throw new IllegalStateException("nothing is known of " + benchmark);
        }
    }

    @SuppressWarnings("unchecked")
    private Store<String> genericStore() {
        return alternative.inFrontOf(Store.class, new SingleStore("answer", VALUE));
    }

    /** A generic method of a generic interface: the caller enters through a bridge, where the class has one. */
    @Benchmark
    public Long genericMethod() {
        return store.get(key, Long.class);
    }

    /** A default method that the delegate overrides; some alternatives do not pass it on, and answer 'wrong'. */
    @Benchmark
    public long defaultMethod() {
        return account.available();
    }
}
