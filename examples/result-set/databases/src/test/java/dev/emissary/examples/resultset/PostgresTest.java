package dev.emissary.examples.resultset;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The example on a real PostgreSQL server, started for this test; skipped where such a server cannot start. */
class PostgresTest extends DatabaseContract {

    private EmbeddedPostgres server;

    @BeforeAll
    void start() {
        try {
            server = EmbeddedPostgres.start();
        } catch (IOException | RuntimeException e) {
            Assumptions.abort("no PostgreSQL server can be started on this machine: " + e);
        }
    }

    @AfterAll
    void stop() throws IOException {
        if (server != null) {
            server.close();
        }
    }

    @Override
    String url() {
        return server.getJdbcUrl("postgres", "postgres");
    }

    @Test
    void isARealServer() throws SQLException {
        try (Connection connection = DriverManager.getConnection(url())) {
            assertThat(connection.getMetaData().getDatabaseProductName()).isEqualTo("PostgreSQL");
        }
    }
}
