package dev.emissary.examples.resultset;

import java.io.PrintStream;
import java.lang.reflect.Modifier;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Stream;

/**
 * A program that runs a query on a real database and hands its rows out through an emissary.
 *
 * <p>Its optional arguments are the JDBC URL of any database in which it may create two tables (and drops them again),
 * a user and a password; without any it uses an H2 database in memory.
 */
public final class ResultSetExample {
    private static final String DEFAULT_URL = "jdbc:h2:mem:currencies";
    private static final int ROWS_SHOWN = 5;
    private static final int FORWARDER_LINES = 5;
    /** Class header, field, blank line, constructor of three lines, blank line, closing brace. */
    private static final int CLASS_LINES = 8;

    private final PrintStream out;

    ResultSetExample(PrintStream out) {
        this.out = out;
    }

    /** Runs the program. */
    public static void main(String... args) throws SQLException {
        try (Connection connection = connect(args)) {
            new ResultSetExample(System.out).run(connection);
        }
    }

    /** Creates the tables, shows everything, and drops the tables. */
    void run(Connection connection) throws SQLException {
        out.println();
        out.println("RESULT SET: one line in front of a database");
        showForwarders();
        try (CurrencyTables tables = CurrencyTables.create(connection);
                Statement statement = connection.createStatement()) {
            out.printf(
                    "%n  Reading a join on %s through it%n",
                    connection.getMetaData().getDatabaseProductName());
            try (ResultSet rows = new EncapsulatedResultSet(tables.query(statement))) {
                showRows(rows);
            }
            try (ResultSet driver = tables.query(statement)) {
                showDisclosure(driver);
            }
        }
    }

    private void showForwarders() {
        long forwarders = Stream.of(EncapsulatedResultSet.class.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()) && !method.isSynthetic())
                .count();
        out.println("  declared      @Emissary public record EncapsulatedResultSet(ResultSet resultSet) {}");
        out.printf("  %-14s%d forwarders%n", "compiled to", forwarders);
        out.printf(
                "  %-14s%d lines, at %d a forwarder (@Override, signature, call, brace, blank line) and %d more%n",
                "by hand", forwarders * FORWARDER_LINES + CLASS_LINES, FORWARDER_LINES, CLASS_LINES);
    }

    private void showRows(ResultSet rows) throws SQLException {
        int currencies = 0;
        int countries = 0;
        while (rows.next()) {
            currencies++;
            countries += rows.getInt("countries");
            if (currencies <= ROWS_SHOWN) {
                out.printf(
                        "    %-4s %-28s in %2d countries and territories%n",
                        rows.getString("code"), rows.getString("name"), rows.getInt("countries"));
            }
        }
        out.printf(
                "    and %d more: %d currencies in %d countries and territories%n",
                currencies - ROWS_SHOWN, currencies, countries);
    }

    private void showDisclosure(ResultSet driver) {
        Class<?> type = driver.getClass();
        String name = type.getSimpleName();
        List<ResultSet> holders = List.of(driver, new EncapsulatedResultSet(driver), new WatertightResultSet(driver));
        out.printf("%n  What the holder of the result set can find out%n");
        show("", holders, holder -> holder.getClass().getSimpleName());
        show("cast to " + name, holders, holder -> type.cast(holder) == driver ? "succeeds" : "another object");
        show("instanceof " + name, holders, type::isInstance);
        show("is a record, to take apart", holders, holder -> holder.getClass().isRecord());
        show("equals the driver's object", holders, holder -> holder.equals(driver));
        show("toString shows the driver's", holders, holder -> holder.toString().contains(driver.toString()));
        show("isWrapperFor(" + name + ")", holders, holder -> holder.isWrapperFor(type));
        show(
                "unwrap(" + name + ")",
                holders,
                holder -> holder.unwrap(type) == driver ? "the driver's object" : "something else");
        show("getStatement()", holders, holder -> {
            Statement statement = holder.getStatement();
            return statement == null ? "null" : statement.getClass().getSimpleName();
        });
    }

    private void show(String question, List<ResultSet> holders, Answer answer) {
        Object[] cells = holders.stream().map(answer::text).toArray();
        out.printf("    %-34s%-22s%-24s%s%n", question, cells[0], cells[1], cells[2]);
    }

    private static Connection connect(String[] args) throws SQLException {
        String url = args.length > 0 ? args[0] : DEFAULT_URL;
        return args.length > 1
                ? DriverManager.getConnection(url, args[1], args.length > 2 ? args[2] : "")
                : DriverManager.getConnection(url);
    }

    /** What a holder finds out. */
    private interface Answer {
        Object of(ResultSet holder) throws SQLException;

        default Object text(ResultSet holder) {
            try {
                return of(holder);
            } catch (SQLException | ClassCastException e) {
                return e.getClass().getSimpleName();
            }
        }
    }
}
