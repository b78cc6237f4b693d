package dev.emissary.tools.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The server of the page: what it serves, and what it refuses. */
class PlayServerTest {
    private static final String TASK = "{\"source\": \"emissary Task(Runnable r);\", \"keyword\": true}";

    private static PlayServer server;
    private static HttpClient client;

    @BeforeAll
    static void start() throws IOException {
        server = PlayServer.start(0, Duration.ofDays(1));
        client = HttpClient.newHttpClient();
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
        assertThat(policy).startsWith("default-src 'self'").doesNotContain("unsafe");
        assertThat(page.body()).contains("<script type=\"importmap\" nonce=\"" + nonce + "\">");
        assertThat(get("/").body()).doesNotContain(nonce);
    }

    @Test
    void servesEveryFileThatThePageNames() throws Exception {
        String page = get("/").body();
        Matcher names = Pattern.compile("\"(/modules/[^\"]+|[a-z-]+\\.(?:js|css|svg))\"")
                .matcher(page);
        int count = 0;
        while (names.find()) {
            String name = names.group(1);
            assertThat(get(name.startsWith("/") ? name : "/" + name).statusCode())
                    .as(name)
                    .isEqualTo(200);
            count++;
        }
        assertThat(count).isGreaterThan(15);
    }

    @Test
    void servesTheExamples() throws Exception {
        assertThat(get("/api/examples").body()).contains("DuplexChannel");
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost", "127.0.0.1", "[::1]"})
    void answersUnderItsOwnNames(String host) throws Exception {
        assertThat(raw("GET / HTTP/1.1\r\nHost: " + host + ":" + port())).startsWith("HTTP/1.1 200");
    }

    /** A foreign name that resolves to this machine (DNS rebinding) is sent along by the browser. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Host: foreign.example:PORT",
                "Host: 127.0.0.1",
                "Host: 127.0.0.1.foreign.example:PORT",
                "Host: 127.0.0.1:PORT\r\nHost: foreign.example",
                "X-Host: 127.0.0.1:PORT"
            })
    void refusesForeignHosts(String header) throws Exception {
        String status = raw("GET / HTTP/1.1\r\n" + header.replace("PORT", String.valueOf(port())));
        assertThat(status).matches("(?s)HTTP/1.1 40[03] .*");
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://foreign.example", "null", "https://127.0.0.1:PORT", "http://127.0.0.1:1"})
    void refusesForeignOrigins(String origin) throws Exception {
        HttpRequest request = program(TASK)
                .header("Origin", origin.replace("PORT", String.valueOf(port())))
                .build();
        assertThat(client.send(request, BodyHandlers.ofString()).statusCode()).isEqualTo(403);
    }

    @Test
    void answersItsOwnOrigin() throws Exception {
        HttpRequest request =
                program(TASK).header("Origin", "http://localhost:" + port()).build();
        HttpResponse<String> answer = client.send(request, BodyHandlers.ofString());
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).contains("final class Task implements Runnable");
    }

    @Test
    void refusesAProgramThatIsTooLarge() throws Exception {
        String large = "x".repeat(PlayServer.BYTES);
        HttpResponse<String> answer = post("{\"source\": \"" + large + "\"}");
        assertThat(answer.statusCode()).isEqualTo(413);
        assertThat(answer.body()).contains("at most 262144 bytes");
    }

    @Test
    void refusesALengthThatIsTooLargeWithoutWaitingForTheProgram() throws Exception {
        try (Socket socket = new Socket(server.uri().getHost(), server.uri().getPort())) {
            String head = "POST /api/program HTTP/1.1\r\nHost: 127.0.0.1:"
                    + server.uri().getPort()
                    + "\r\nContent-Type: application/json\r\nContent-Length: 10000000000\r\n\r\n";
            socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
            String status = new BufferedReader(
                            new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII))
                    .readLine();
            assertThat(status).contains(" 413 ");
        }
    }

    @Test
    void refusesTextThatIsNotInItsEncoding() throws Exception {
        HttpRequest request = HttpRequest.newBuilder(server.uri().resolve("/api/program"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofByteArray(new byte[] {0, 0, 0, '{', 0x7f, 0, 0, 0}))
                .build();
        assertThat(client.send(request, BodyHandlers.ofString()).statusCode()).isEqualTo(400);
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
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "{\"source\": 1",
                "{\"source\": \"\", \"bytecode\": \"OTHER\"}",
                "{\"source\": \"\", \"desugar\": \"/tmp\"}"
            })
    void refusesWhatIsNoProgram(String body) throws Exception {
        HttpResponse<String> answer = post(body);
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).startsWith("{\"refused\":").doesNotContain("\\tat ");
    }

    @Test
    void refusesOtherMethodsAndForms() throws Exception {
        HttpRequest form = HttpRequest.newBuilder(server.uri().resolve("/api/program"))
                .header("Content-Type", "text/plain")
                .POST(BodyPublishers.ofString(TASK))
                .build();
        assertThat(client.send(form, BodyHandlers.ofString()).statusCode()).isEqualTo(415);
        HttpRequest request = HttpRequest.newBuilder(server.uri()).DELETE().build();
        assertThat(client.send(request, BodyHandlers.ofString()).statusCode()).isEqualTo(405);
        assertThat(get("/api/program").statusCode()).isEqualTo(405);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/../../etc/passwd",
                "/%2e%2e/%2e%2e/etc/passwd",
                "/modules/..%2f..%2fplay.css",
                "/index.html",
                "/modules.properties",
                "/PlayServer.class"
            })
    void servesNothingButItsFiles(String path) throws Exception {
        String answer = raw("GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + port());
        assertThat(answer).matches("(?s)HTTP/1.1 40[04] .*").doesNotContain("root:");
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
        URI uri = server.uri().resolve(path);
        return client.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString());
    }

    private static HttpRequest.Builder program(String body) {
        return HttpRequest.newBuilder(server.uri().resolve("/api/program"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body));
    }

    private static HttpResponse<String> post(String body) throws IOException, InterruptedException {
        return client.send(program(body).build(), BodyHandlers.ofString());
    }

    /** Sends a request that no client would send. */
    private static String raw(String request) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port())) {
            socket.getOutputStream()
                    .write((request + "\r\nConnection: close\r\n\r\n").getBytes(StandardCharsets.ISO_8859_1));
            InputStream in = socket.getInputStream();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
