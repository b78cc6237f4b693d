import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Wrapper;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts the rows that a program reads, and keeps the objects of the driver to itself. */
class WatchedConnection {
    interface Opaque extends Wrapper {
        @Override
        default <T> T unwrap(Class<T> type) throws SQLException {
            if (isWrapperFor(type)) {
                return type.cast(this);
            }
            throw new SQLException("not a " + type.getSimpleName());
        }

        @Override
        default boolean isWrapperFor(Class<?> type) {
            return type.isInstance(this);
        }
    }

    emissary Watched(Connection connection, AtomicInteger rows) delegates Connection implements Opaque {
        @Override
        public PreparedStatement prepareStatement(String sql) throws SQLException {
            return new Query(connection.prepareStatement(sql), this, rows);
        }

        @Override
        public <T> T unwrap(Class<T> type) throws SQLException {
            return Opaque.super.unwrap(type);
        }

        @Override
        public boolean isWrapperFor(Class<?> type) {
            return Opaque.super.isWrapperFor(type);
        }
    }

    emissary Query(PreparedStatement statement, Connection connection, AtomicInteger rows)
            delegates PreparedStatement implements Opaque {
        @Override
        public ResultSet executeQuery() throws SQLException {
            return new Result(statement.executeQuery(), this, rows);
        }

        @Override
        public Connection getConnection() {
            return connection;
        }

        @Override
        public <T> T unwrap(Class<T> type) throws SQLException {
            return Opaque.super.unwrap(type);
        }

        @Override
        public boolean isWrapperFor(Class<?> type) {
            return Opaque.super.isWrapperFor(type);
        }
    }

    emissary Result(ResultSet result, Statement statement, AtomicInteger rows)
            delegates ResultSet implements Opaque {
        @Override
        public boolean next() throws SQLException {
            boolean next = result.next();
            rows.addAndGet(next ? 1 : 0);
            return next;
        }

        @Override
        public Statement getStatement() {
            return statement;
        }

        @Override
        public <T> T unwrap(Class<T> type) throws SQLException {
            return Opaque.super.unwrap(type);
        }

        @Override
        public boolean isWrapperFor(Class<?> type) {
            return Opaque.super.isWrapperFor(type);
        }
    }

    public static void main(String... arguments) throws SQLException {
        AtomicInteger rows = new AtomicInteger();
        try (Connection connection = new Watched(DriverManager.getConnection("jdbc:h2:mem:"), rows);
                PreparedStatement query = connection.prepareStatement("VALUES 1, 2, 3");
                ResultSet result = query.executeQuery()) {
            while (result.next()) {}
            System.out.println(rows + " rows");
            System.out.println("back to the same connection: " + (result.getStatement().getConnection() == connection));
            System.out.println("a connection of H2: " + connection.isWrapperFor(org.h2.jdbc.JdbcConnection.class));
        }
    }
}
