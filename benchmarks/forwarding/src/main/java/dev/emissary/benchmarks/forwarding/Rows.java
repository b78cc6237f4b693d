package dev.emissary.benchmarks.forwarding;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** A query on an H2 database in memory, standing on its first row. */
final class Rows implements AutoCloseable {

    /** What the first column of the row holds. */
    static final long VALUE = 1_234_567_890_123L;

    private final Connection connection;
    private final ResultSet resultSet;

    Rows() throws SQLException {
        connection = DriverManager.getConnection("jdbc:h2:mem:");
        Statement statement = connection.createStatement();
        statement.execute("create table amounts (amount bigint not null)");
        statement.execute("insert into amounts values (" + VALUE + ")");
        resultSet = statement.executeQuery("select amount from amounts");
        if (!resultSet.next()) {
            throw new IllegalStateException("the table is empty");
        }
    }

    ResultSet resultSet() {
        return resultSet;
    }

    /** Closes the connection, and with it all else. */
    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
