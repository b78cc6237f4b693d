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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** What the example promises on every database, in this process's memory. */
@Tag("long")
@ParameterizedClass
@ValueSource(
        strings = {
            "jdbc:h2:mem:test",
            "jdbc:hsqldb:mem:test",
            "jdbc:derby:memory:test;create=true",
            "jdbc:sqlite::memory:"
        })
class DatabasesTest {
    @Parameter
    private String url;

    private Connection connection;

    @BeforeEach
    void connect() throws SQLException {
        connection = DriverManager.getConnection(url);
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
        try (CurrencyTables tables = CurrencyTables.create(connection);
                Statement statement = connection.createStatement();
                ResultSet driver = tables.query(statement)) {
            ResultSet rows = new EncapsulatedResultSet(driver);
            while (rows.next()) {
                assertThat(rows.getString(1)).isEqualTo(driver.getString("code"));
                read.put(rows.getString("code"), rows.getLong("countries"));
            }
        }
        assertThat(read).hasSizeGreaterThan(100).isEqualTo(expected);
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
                .containsPattern("compiled to +19\\d forwarders\\R")
                .containsPattern("by hand +9\\d\\d lines")
                .containsPattern("cast to \\w+ +succeeds +ClassCastException +ClassCastException\\R")
                .containsPattern("instanceof \\w+ +true +false +false\\R")
                .containsPattern("is a record, to take apart +false +false +false\\R")
                .containsPattern("equals the driver's object +true +false +false\\R")
                .containsPattern("toString shows the driver's +true +false +false\\R")
                .containsPattern("isWrapperFor\\(\\w+\\) +true +true +false\\R")
                .containsPattern("unwrap\\(\\w+\\) +the driver's object +the driver's object +SQLException\\R")
                .containsPattern("getStatement\\(\\) +\\w*Statement\\w* +\\w*Statement\\w* +null\\R");
        try (Statement statement = connection.createStatement()) {
            assertThatExceptionOfType(SQLException.class)
                    .isThrownBy(() -> statement.executeQuery("select * from emissary_country"));
            assertThatExceptionOfType(SQLException.class)
                    .isThrownBy(() -> statement.executeQuery("select * from emissary_currency"));
        }
    }
}
