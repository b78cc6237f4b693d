package dev.emissary.examples.resultset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What the example promises on every database. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class DatabaseContract {

    private Connection connection;

    /** Returns the JDBC URL of the database under test. */
    abstract String url();

    @BeforeEach
    void connect() throws SQLException {
        connection = DriverManager.getConnection(url());
    }

    @AfterEach
    void disconnect() throws SQLException {
        connection.close();
    }

    @Test
    void readsEveryRowOfTheJoin() throws SQLException {
        Map<String, Long> expected = CurrencyTables.currencies().values().stream()
                .collect(Collectors.groupingBy(c -> c.getCurrencyCode(), TreeMap::new, Collectors.counting()));
        Map<String, Long> read = new TreeMap<>();
        withResultSet(driver -> {
            ResultSet rows = new EncapsulatedResultSet(driver);
            while (rows.next()) {
                assertThat(rows.getString(1)).isEqualTo(driver.getString("code"));
                read.put(rows.getString("code"), rows.getLong("countries"));
            }
        });
        assertThat(read).hasSizeGreaterThan(100).isEqualTo(expected);
    }

    @Test
    void passesTheDriversExceptionOnUnchanged() throws SQLException {
        withResultSet(driver -> {
            ResultSet rows = new EncapsulatedResultSet(driver);
            rows.next();
            String direct = messageOfUnknownColumn(driver);
            assertThat(messageOfUnknownColumn(rows)).isNotEmpty().isEqualTo(direct);
        });
    }

    @Test
    void closesTheDriversResultSet() throws SQLException {
        withResultSet(driver -> {
            new EncapsulatedResultSet(driver).close();
            assertThat(driver.isClosed()).isTrue();
        });
    }

    @Test
    void givesTheDriverAwayOnlyWhereTheInterfaceDoes() throws SQLException {
        withResultSet(driver -> {
            Disclosure open = new Disclosure(driver, driver);
            assertThat(open.cast()).isEqualTo("succeeds");
            assertThat(open.matches()).isTrue();
            assertThat(open.isEqual()).isTrue();
            assertThat(open.tellsInToString()).isTrue();

            Disclosure encapsulated = new Disclosure(new EncapsulatedResultSet(driver), driver);
            assertThatItTellsNothing(encapsulated);
            assertThat(encapsulated.isWrapper()).isTrue();
            assertThat(encapsulated.unwrap()).isEqualTo("the driver's object");
            assertThat(encapsulated.statement()).isNotEqualTo("null");
        });
    }

    @Test
    void closesTheEscapeHatchesByHand() throws SQLException {
        withResultSet(driver -> {
            WatertightResultSet rows = new WatertightResultSet(driver);
            Disclosure watertight = new Disclosure(rows, driver);
            assertThatItTellsNothing(watertight);
            assertThat(watertight.isWrapper()).isFalse();
            assertThat(watertight.unwrap()).isEqualTo("SQLException");
            assertThat(watertight.statement()).isEqualTo("null");
            assertThat(rows.isWrapperFor(ResultSet.class)).isTrue();
            assertThat(rows.unwrap(ResultSet.class)).isSameAs(rows);
            rows.close();
            assertThatExceptionOfType(SQLException.class).isThrownBy(rows::getStatement);
        });
    }

    @Test
    void printsWhatItFindsAndLeavesNothingBehind() throws SQLException {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        new ResultSetExample(new PrintStream(printed, true, StandardCharsets.UTF_8)).run(connection);
        long currencies =
                CurrencyTables.currencies().values().stream().distinct().count();
        assertThat(printed.toString(StandardCharsets.UTF_8))
                .contains("@Emissary public record EncapsulatedResultSet(ResultSet resultSet) {}")
                .contains(currencies + " currencies in "
                        + CurrencyTables.currencies().size() + " countries")
                .containsPattern("cast to \\w+ +succeeds +ClassCastException +ClassCastException")
                .containsPattern("unwrap\\(\\w+\\) +the driver's object +the driver's object +SQLException");
        try (Statement statement = connection.createStatement()) {
            assertThatExceptionOfType(SQLException.class)
                    .isThrownBy(() -> statement.executeQuery("select * from emissary_country"));
            assertThatExceptionOfType(SQLException.class)
                    .isThrownBy(() -> statement.executeQuery("select * from emissary_currency"));
        }
    }

    private static void assertThatItTellsNothing(Disclosure disclosure) {
        assertThat(disclosure.cast()).isEqualTo("ClassCastException");
        assertThat(disclosure.matches()).isFalse();
        assertThat(disclosure.isRecord()).isFalse();
        assertThat(disclosure.isEqual()).isFalse();
        assertThat(disclosure.tellsInToString()).isFalse();
    }

    private static String messageOfUnknownColumn(ResultSet rows) {
        try {
            return "found " + rows.getString("no_such_column");
        } catch (SQLException e) {
            return e.getSQLState() + " " + e.getMessage();
        }
    }

    private void withResultSet(Check check) throws SQLException {
        try (CurrencyTables tables = CurrencyTables.create(connection);
                Statement statement = connection.createStatement();
                ResultSet driver = tables.query(statement)) {
            check.of(driver);
        }
    }

    /** Assertions on a live result set of the driver's. */
    private interface Check {
        void of(ResultSet driver) throws SQLException;
    }
}
