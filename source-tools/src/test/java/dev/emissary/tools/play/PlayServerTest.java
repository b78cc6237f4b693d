package dev.emissary.tools.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The server of the page: what it serves, and what it refuses. */
class PlayServerTest {
    private static final String TASK = "{\"source\": \"emissary Task(Runnable r);\", \"keyword\": true}";

    private static PlayServer server;

    @BeforeAll
    static void start() throws IOException {
        server = PlayServer.start(0, Duration.ofDays(1));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void servesThePageUnderAStrictPolicy() throws Exception {
        HttpResponse<String> page = get("/");
        assertThat(page.statusCode()).isEqualTo(200);
        String policy = page.headers().firstValue("Content-Security-Policy").orElseThrow();
        String nonce = policy.replaceAll(".*'nonce-([^']+)'.*", "$1");
        assertThat(policy.replace("style-src-attr 'unsafe-inline'", ""))
                .startsWith("default-src 'self'")
                .doesNotContain("unsafe");
        assertThat(page.body()).contains("<script type=\"importmap\" nonce=\"" + nonce + "\">");
        assertThat(get("/").body()).doesNotContain(nonce);
    }

    @Test
    void servesEveryFileThatThePageNames() throws Exception {
        List<MatchResult> names = Pattern.compile("\"/?((?:modules|guide)/[^\"]+|[a-z-]+\\.(?:js|css|svg|md))\"")
                .matcher(get("/").body())
                .results()
                .toList();
        assertThat(names).hasSizeGreaterThan(15);
        for (MatchResult name : names) {
            assertThat(get("/" + name.group(1)).statusCode()).as(name.group(1)).isEqualTo(200);
        }
        assertThat(get("/api/examples").body()).contains("TimedLock");
    }

    /** A foreign name that resolves to this machine (DNS rebinding) is sent along by the browser. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            GET /       | Host: localhost:PORT                                     | 200
            GET /       | Host: 127.0.0.1:PORT                                     | 200
            GET /       | Host: [::1]:PORT                                         | 200
            GET /       | Host: foreign.example:PORT                               | 403
            GET /       | Host: 127.0.0.1                                          | 403
            GET /       | Host: 127.0.0.1.foreign.example:PORT                     | 403
            GET /       | Host: 127.0.0.1:PORT; Host: foreign.example              | 40[03]
            GET /       | X-Host: 127.0.0.1:PORT                                   | 40[03]
            GET /       | Host: 127.0.0.1:PORT; Origin: http://foreign.example     | 403
            GET /       | Host: 127.0.0.1:PORT; Origin: null                       | 403
            GET /       | Host: 127.0.0.1:PORT; Origin: https://127.0.0.1:PORT     | 403
            GET /       | Host: 127.0.0.1:PORT; Origin: http://127.0.0.1:1         | 403
            GET /       | Host: 127.0.0.1:PORT; Origin: http://localhost:PORT      | 200
            DELETE /    | Host: 127.0.0.1:PORT                                     | 405
            GET /api/program             | Host: 127.0.0.1:PORT                    | 405
            POST /api/program            | Host: 127.0.0.1:PORT; Content-Type: text/plain | 415
            POST /api/program | Host: 127.0.0.1:PORT; Content-Type: application/json; Content-Length: 10000000000 | 413
            GET /../../etc/passwd              | Host: 127.0.0.1:PORT              | 40[04]
            GET /%2e%2e/%2e%2e/etc/passwd      | Host: 127.0.0.1:PORT              | 40[04]
            GET /modules/..%2f..%2fplay.css    | Host: 127.0.0.1:PORT              | 40[04]
            GET /index.html                    | Host: 127.0.0.1:PORT              | 404
            GET /modules.properties            | Host: 127.0.0.1:PORT              | 404
            GET /PlayServer.class              | Host: 127.0.0.1:PORT              | 404
            """)
    void servesOnlyItsOwnPageAndOnlyItsFiles(String request, String headers, String status) throws Exception {
        String text = request + " HTTP/1.1\r\n"
                + headers.replace("PORT", String.valueOf(port())).replace("; ", "\r\n");
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port())) {
            // A server that does not answer fails the test, and does not stop it.
            socket.setSoTimeout(60_000);
            socket.getOutputStream()
                    .write((text + "\r\nConnection: close\r\n\r\n").getBytes(StandardCharsets.ISO_8859_1));
            String answer = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))
                    .readLine();
            assertThat(answer).matches("HTTP/1.1 " + status + " .*");
        }
    }

    @Test
    void answersAProgramThatIsNotTooLarge() throws Exception {
        assertThat(post(TASK, StandardCharsets.UTF_8).body()).contains("final class Task implements Runnable");
        HttpResponse<String> answer =
                post("{\"source\": \"" + "x".repeat(PlayServer.BYTES) + "\"}", StandardCharsets.UTF_8);
        assertThat(answer.statusCode()).isEqualTo(413);
        assertThat(answer.body()).contains("at most 262144 bytes");
    }

    /** To start a JVM takes longer than it is given. */
    @Test
    void stopsWhatTakesTooLongAndGoesOnWithAnotherProcess() throws Exception {
        try (CompilerProcess slow = new CompilerProcess(Duration.ofMillis(1))) {
            for (int program = 0; program < 2; program++) {
                assertThatThrownBy(() -> slow.answer(AnswerTest.program("class A {}")))
                        .hasMessage("not within 0 seconds");
            }
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ``                                  | UTF-8
            null                                | UTF-8
            []                                  | UTF-8
            {"source": 1                        | UTF-8
            {"source": "", "bytecode": "OTHER"} | UTF-8
            {"source": "", "desugar": "/tmp"}   | UTF-8
            {"source": "\uD834\uDD1E"}          | UTF-32
            """)
    void refusesWhatIsNoProgram(String body, Charset charset) throws Exception {
        HttpResponse<String> answer = post(body, charset);
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).startsWith("{\"refused\":").doesNotContain("\\tat ");
    }

    @Test
    void listensOnTheLoopbackAddressOnly() throws Exception {
        InetAddress other = NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> !address.isLoopbackAddress() && !address.isLinkLocalAddress())
                .findFirst()
                .orElse(null);
        Assumptions.assumeTrue(other != null, "this machine has no other address");
        assertThatThrownBy(() -> new Socket(other, port()).close()).isInstanceOf(ConnectException.class);
    }

    private static int port() {
        return server.uri().getPort();
    }

    private static HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(server.uri().resolve(path)));
    }

    private static HttpResponse<String> post(String body, Charset charset) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(server.uri().resolve("/api/program"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body, charset)));
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return HttpClient.newHttpClient().send(request.build(), BodyHandlers.ofString());
    }
}
