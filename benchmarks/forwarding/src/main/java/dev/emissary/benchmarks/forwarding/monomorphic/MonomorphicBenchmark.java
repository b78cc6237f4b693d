package dev.emissary.benchmarks.forwarding.monomorphic;

import dev.emissary.benchmarks.forwarding.alternative.Alternative;
import dev.emissary.benchmarks.forwarding.cases.Cases.RunningTally;
import dev.emissary.benchmarks.forwarding.cases.Cases.Tally;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.TearDown;

/** The calls of all interfaces, each from a place that sees one class only. */
public abstract class MonomorphicBenchmark extends SingleMethodBenchmark {

    private static final int INDEX = 4;

    private CharSequence text;
    private int index;
    private Rows rows;
    private ResultSet resultSet;
    private int column;
    private Tally tally;
    private long amount;

    protected MonomorphicBenchmark(Alternative alternative) {
        super(alternative);
    }

    @Override
    void setUp(String benchmark) throws SQLException {
        switch (benchmark) {
            case "charAt" -> {
                index = INDEX;
                text = alternative.inFrontOf(CharSequence.class, WORDS);
                check(charAt(), WORDS.charAt(INDEX));
            }
            case "getLong" -> {
                column = 1;
                rows = new Rows();
                resultSet = alternative.inFrontOf(ResultSet.class, rows.resultSet());
                check(getLong(), Rows.VALUE);
            }
            case "selfReturn" -> {
                amount = 1;
                tally = alternative.inFrontOf(Tally.class, new RunningTally());
                check(selfReturn() == tally, alternative.behavior().selfReturned());
                check(tally.total(), amount);
            }
            default -> super.setUp(benchmark);
        }
    }

    /** Closes the database, if there was one. */
    @TearDown(Level.Trial)
    public void tearDown() throws SQLException {
        if (rows != null) {
            rows.close();
            rows = null;
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
}
