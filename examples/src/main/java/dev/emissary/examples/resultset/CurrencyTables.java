package dev.emissary.examples.resultset;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The currencies of all countries that Java knows, in two tables of a database, which are dropped at the end. */
record CurrencyTables(Connection connection) implements AutoCloseable {
    private static final String QUERY = "select m.code, m.name, count(*) as countries"
            + " from emissary_country c join emissary_currency m on m.code = c.currency"
            + " group by m.code, m.name order by countries desc, m.code";

    /** Creates both tables and fills them. */
    static CurrencyTables create(Connection connection) throws SQLException {
        CurrencyTables tables = new CurrencyTables(connection);
        Map<String, Currency> currencies = currencies();
        tables.execute(
                "create table emissary_currency (code char(3) not null primary key, name varchar(100) not null)");
        try {
            tables.execute("create table emissary_country (code char(2) not null primary key,"
                    + " currency char(3) not null references emissary_currency (code))");
        } catch (SQLException e) {
            tables.execute("drop table emissary_currency");
            throw e;
        }
        try {
            tables.insert(
                    "emissary_currency values (?, ?)",
                    currencies.values().stream()
                            .distinct()
                            .map(each -> List.of(each.getCurrencyCode(), each.getDisplayName(Locale.ENGLISH))));
            tables.insert(
                    "emissary_country values (?, ?)",
                    currencies.entrySet().stream()
                            .map(each -> List.of(each.getKey(), each.getValue().getCurrencyCode())));
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
            Currency currency =
                    Currency.getInstance(new Locale.Builder().setRegion(code).build());
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
        execute("drop table emissary_country");
        execute("drop table emissary_currency");
    }

    private void insert(String values, Stream<List<String>> rows) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement("insert into " + values)) {
            for (List<String> row : (Iterable<List<String>>) rows::iterator) {
                insert.setString(1, row.get(0));
                insert.setString(2, row.get(1));
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }

    private void execute(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
