package dev.emissary.examples.resultset;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Currency;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Two tables of real data that exist in a database until this object is closed: the countries that the running JDK
 * knows, and the currencies they pay in.
 *
 * <p>The SQL is the common subset of H2, HSQLDB, Derby, SQLite and PostgreSQL. Tables of the same names that were there
 * before are left alone: creating then fails.
 */
final class CurrencyTables implements AutoCloseable {

    private static final String QUERY = "select m.code, m.name, count(*) as countries"
            + " from emissary_country c join emissary_currency m on m.code = c.currency"
            + " group by m.code, m.name order by countries desc, m.code";

    private static final String CREATE_CURRENCY =
            "create table emissary_currency" + " (code char(3) not null primary key, name varchar(100) not null)";

    private static final String CREATE_COUNTRY = "create table emissary_country"
            + " (code char(2) not null primary key, name varchar(100) not null,"
            + " currency char(3) not null references emissary_currency (code))";

    private final Connection connection;

    private CurrencyTables(Connection connection) {
        this.connection = connection;
    }

    /** Creates both tables and fills them. */
    static CurrencyTables create(Connection connection) throws SQLException {
        execute(connection, CREATE_CURRENCY);
        try {
            execute(connection, CREATE_COUNTRY);
        } catch (SQLException e) {
            execute(connection, "drop table emissary_currency");
            throw e;
        }
        CurrencyTables tables = new CurrencyTables(connection);
        try {
            tables.fill();
        } catch (SQLException e) {
            tables.close();
            throw e;
        }
        return tables;
    }

    /** Returns the currency of every country that has one, by the country's ISO 3166 code. */
    static Map<String, Currency> currencies() {
        Map<String, Currency> currencies = new TreeMap<>();
        for (String code : Locale.getISOCountries()) {
            Currency currency = Currency.getInstance(country(code));
            if (currency != null) {
                currencies.put(code, currency);
            }
        }
        return currencies;
    }

    /** Joins both tables: one row per currency, the most widely used first. */
    ResultSet query(Statement statement) throws SQLException {
        return statement.executeQuery(QUERY);
    }

    /** Drops both tables. */
    @Override
    public void close() throws SQLException {
        execute(connection, "drop table emissary_country");
        execute(connection, "drop table emissary_currency");
    }

    private void fill() throws SQLException {
        Map<String, Currency> currencies = currencies();
        try (PreparedStatement insert = connection.prepareStatement("insert into emissary_currency values (?, ?)")) {
            for (Currency currency :
                    (Iterable<Currency>) currencies.values().stream().distinct()::iterator) {
                insert.setString(1, currency.getCurrencyCode());
                insert.setString(2, currency.getDisplayName(Locale.ENGLISH));
                insert.addBatch();
            }
            insert.executeBatch();
        }
        try (PreparedStatement insert = connection.prepareStatement("insert into emissary_country values (?, ?, ?)")) {
            for (Map.Entry<String, Currency> entry : currencies.entrySet()) {
                insert.setString(1, entry.getKey());
                insert.setString(2, country(entry.getKey()).getDisplayCountry(Locale.ENGLISH));
                insert.setString(3, entry.getValue().getCurrencyCode());
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }

    private static Locale country(String code) {
        return new Locale.Builder().setRegion(code).build();
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
