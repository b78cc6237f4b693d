package dev.emissary.tools.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command "emissary play": the mistakes in its use. What it serves is tested where the server is. */
class PlayCommandTest {
    @ParameterizedTest
    @ValueSource(strings = {"--port=65536", "--port=-1", "--port=http", "Program.java", "--host=0.0.0.0"})
    void wrongUseEndsWithTwo(String argument) {
        Cli run = Cli.run("play", argument);
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).startsWith("error: ").contains("(emissary play --help)");
        assertThat(run.err().lines().filter(line -> !line.startsWith("  did you mean ")))
                .hasSize(1);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void aPortThatIsTakenIsOneError() throws IOException {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Cli run = Cli.run("play", "--port", other.getLocalPort());
            assertThat(run.status()).isEqualTo(1);
            assertThat(run.err())
                    .startsWith("error: port " + other.getLocalPort() + " cannot be used: ")
                    .endsWith("; try --port 0\n")
                    .hasLineCount(1);
        }
    }
}
