import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/** Reports which statements of a program take longer than a second. */
class SlowStatements {
    emissary TimedStatement(PreparedStatement statement, String sql, Duration limit, Consumer<String> log)
            delegates PreparedStatement {
        @Override
        public ResultSet executeQuery() throws SQLException {
            long start = System.nanoTime();
            try {
                return statement.executeQuery();
            } finally {
                if (System.nanoTime() - start > limit.toNanos()) {
                    log.accept("slow: " + sql);
                }
            }
        }
    }

    public static void main(String... arguments) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:h2:mem:")) {
            connection.createStatement().execute("CREATE ALIAS PAUSE FOR 'java.lang.Thread.sleep(long)'");
            for (String sql : List.of("VALUES 1", "CALL PAUSE(1500)")) {
                try (PreparedStatement statement = new TimedStatement(
                        connection.prepareStatement(sql), sql, Duration.ofSeconds(1), System.out::println)) {
                    System.out.println(sql + " has a result: " + statement.executeQuery().next());
                }
            }
        }
    }
}
