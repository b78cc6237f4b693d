package dev.emissary.benchmarks.forwarding;

import dev.emissary.benchmarks.forwarding.cases.Cases.Account;
import dev.emissary.benchmarks.forwarding.cases.Cases.CreditAccount;
import dev.emissary.benchmarks.forwarding.cases.Cases.RunningTally;
import dev.emissary.benchmarks.forwarding.cases.Cases.SingleStore;
import dev.emissary.benchmarks.forwarding.cases.Cases.Store;
import dev.emissary.benchmarks.forwarding.cases.Cases.Tally;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * The calls of all interfaces, each from a place that sees one class only.
 *
 * <p>All alternatives run the same bytecode: the call below is the call of all of them.
 */
public class MonomorphicBenchmark extends ForwardingBenchmark {

    private static final int INDEX = 4;
    private static final long BALANCE = 1_000;
    private static final long CREDIT = 500;
    private static final Long VALUE = 42L;
    private static final long COLUMN = 1_234_567_890_123L;

    /** The title of an {@link Alternative}. */
    @Param({
        "direct",
        "hand-written",
        "hand-written copy",
        "emissary",
        "Lombok",
        "Manifold",
        "Kotlin",
        "Scala",
        "Groovy",
        "CGLIB",
        "Proxy"
    })
    public String alternative;

    private CharSequence text;
    private int index;
    private Connection connection;
    private ResultSet resultSet;
    private int column;
    private Tally tally;
    private long amount;
    private Store<String> store;
    private String key;
    private Account account;

    /** Makes and checks what the benchmark of that name needs, and loads nothing that others need. */
    @Setup(Level.Trial)
    @SuppressWarnings("unchecked")
    public void setUp(BenchmarkParams params) throws SQLException {
        Alternative between = Alternative.titled(alternative);
        String benchmark = params.getBenchmark();
        switch (benchmark.substring(benchmark.lastIndexOf('.') + 1)) {
            case "charAt" -> {
                index = INDEX;
                text = between.inFrontOf(CharSequence.class, WORDS);
                check(charAt(), WORDS.charAt(INDEX));
            }
            case "getLong" -> {
                column = 1;
                connection = DriverManager.getConnection("jdbc:h2:mem:");
                Statement statement = connection.createStatement();
                statement.execute("create table amounts (amount bigint not null)");
                statement.execute("insert into amounts values (" + COLUMN + ")");
                ResultSet rows = statement.executeQuery("select amount from amounts");
                check(rows.next(), true);
                resultSet = between.inFrontOf(ResultSet.class, rows);
                check(getLong(), COLUMN);
            }
            case "selfReturn" -> {
                amount = 1;
                tally = between.inFrontOf(Tally.class, new RunningTally());
                check(selfReturn() == tally, between.returnsItself());
                check(tally.total(), amount);
            }
            case "genericMethod" -> {
                key = "answer";
                store = between.inFrontOf(Store.class, new SingleStore("answer", VALUE));
                check(genericMethod(), VALUE);
            }
            case "defaultMethod" -> {
                account = between.inFrontOf(Account.class, new CreditAccount(BALANCE, CREDIT));
                check(defaultMethod(), between.passesDefaultsOn() ? BALANCE + CREDIT : BALANCE);
            }
            default -> throw new IllegalStateException("nothing is known of " + benchmark);
        }
    }

    /** Closes the database in memory, if there was one. */
    @TearDown(Level.Trial)
    public void tearDown() throws SQLException {
        if (connection != null) {
            connection.close();
        }
    }

    /** A method that does next to nothing: a character of a string. */
    @Benchmark
    public char charAt() {
        return text.charAt(index);
    }

    /** A method that does something: a column of a row that a database has found. */
    @Benchmark
    public long getLong() throws SQLException {
        return resultSet.getLong(column);
    }

    /** A method that returns the object itself; some alternatives return their delegate, and then leak it. */
    @Benchmark
    public Tally selfReturn() {
        return tally.add(amount);
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
