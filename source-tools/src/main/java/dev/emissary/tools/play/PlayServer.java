package dev.emissary.tools.play;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;

/**
 * The server of the page, on the loopback address only. It lets only the page itself ask. A page of another origin cannot,
 * even when its host name resolves to this machine: the browser sends that name, and the origin, along.
 */
public final class PlayServer implements AutoCloseable {
    static final ObjectMapper JSON = JsonMapper.builder()
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS))
            .build();

    /** Nothing comes from anywhere else, and nothing inline is run. */
    static final String POLICY =
            "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'";

    private static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy", POLICY,
            "X-Content-Type-Options", "nosniff",
            "Referrer-Policy", "no-referrer",
            "Cross-Origin-Opener-Policy", "same-origin",
            "Cross-Origin-Resource-Policy", "same-origin",
            "Cache-Control", "no-store");

    private static final Logger LOGGER = Logger.getLogger(PlayServer.class.getName());

    /** How large a program may be. */
    static final int BYTES = 256 * 1024;

    private static final int HUGE = 16 * BYTES;

    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final CompilerProcess compiler;
    private final Set<String> hosts;
    private final Set<String> origins;

    /** An answer, with its HTTP status and the type of its content. */
    record Reply(int status, String type, String content) {
        /** Says why a request is not served. */
        static Reply refused(int status, String message) throws JsonProcessingException {
            return new Reply(status, "application/json", JSON.writeValueAsString(Map.of("refused", message)));
        }
    }

    /** Answers a request, or refuses it. */
    private interface Service {
        Reply handle(HttpExchange exchange) throws IOException;
    }

    private PlayServer(HttpServer server, CompilerProcess compiler) {
        this.server = server;
        this.compiler = compiler;
        int port = server.getAddress().getPort();
        this.hosts = Set.of("127.0.0.1:" + port, "localhost:" + port, "[::1]:" + port);
        this.origins = hosts.stream().map("http://"::concat).collect(Collectors.toSet());
        server.setExecutor(threads);
    }

    /**
     * Starts a server.
     *
     * @param port its port, or 0 for any that is free
     */
    public static PlayServer start(int port) throws IOException {
        return start(port, Duration.ofSeconds(10));
    }

    /** Starts a server that gives each compilation some time. */
    static PlayServer start(int port, Duration time) throws IOException {
        // The JDK's server reads this property only; without it an answer may wait for the next one.
        System.setProperty("sun.net.httpserver.nodelay", "true");
        // Nobody waits for what is left of a request that is refused.
        System.setProperty("sun.net.httpserver.drainAmount", "0");
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        PlayServer result = new PlayServer(server, new CompilerProcess(time));
        result.serve("/", PageFiles::handle);
        result.serve(
                "/api/examples",
                exchange -> new Reply(
                        HttpURLConnection.HTTP_OK, "application/json", JSON.writeValueAsString(Examples.all())));
        result.serve("/api/program", result::program);
        server.start();
        return result;
    }

    private void serve(String path, Service service) {
        server.createContext(path, exchange -> {
            try (exchange) {
                Reply reply = reply(exchange, path, service);
                exchange.getResponseHeaders().set("Content-Type", reply.type());
                byte[] content = reply.content().getBytes(StandardCharsets.UTF_8);
                exchange.sendResponseHeaders(reply.status(), content.length);
                exchange.getResponseBody().write(content);
                // To close the exchange may wait for the rest of the request first.
                exchange.getResponseBody().flush();
            }
        });
    }

    private Reply reply(HttpExchange exchange, String path, Service service) throws IOException {
        HEADERS.forEach(exchange.getResponseHeaders()::set);
        Headers headers = exchange.getRequestHeaders();
        List<String> host = headers.getOrDefault("Host", List.of());
        List<String> origin = headers.getOrDefault("Origin", List.of());
        if (host.size() != 1 || !hosts.containsAll(host)) {
            return Reply.refused(HttpURLConnection.HTTP_FORBIDDEN, "this host is not served");
        }
        if (origin.size() > 1 || !origins.containsAll(origin)) {
            return Reply.refused(HttpURLConnection.HTTP_FORBIDDEN, "pages of other origins are not served");
        }
        // A context is asked for all paths that begin with its own.
        if (!path.equals("/") && !exchange.getRequestURI().getPath().equals(path)) {
            return Reply.refused(HttpURLConnection.HTTP_NOT_FOUND, "no such page");
        }
        try {
            return service.handle(exchange);
        } catch (RuntimeException failure) {
            LOGGER.log(Level.WARNING, "a request fails", failure);
            return Reply.refused(HttpURLConnection.HTTP_UNAVAILABLE, "the server fails: " + failure);
        }
    }

    private Reply program(HttpExchange exchange) throws IOException {
        if (!exchange.getRequestMethod().equals("POST")) {
            return Reply.refused(HttpURLConnection.HTTP_BAD_METHOD, "only POST");
        }
        // Another origin cannot send this type without asking first, and no answer allows it.
        if (!"application/json".equals(exchange.getRequestHeaders().getFirst("Content-Type"))) {
            return Reply.refused(HttpURLConnection.HTTP_UNSUPPORTED_TYPE, "only application/json");
        }
        String length = exchange.getRequestHeaders().getFirst("Content-Length");
        // What is too large is read, so that its sender sees the answer, but not if it says that it is huge. The JDK's
        // server refuses a length that is no number.
        boolean isHuge = length != null && Long.parseLong(length) > HUGE;
        byte[] body = isHuge ? new byte[HUGE] : exchange.getRequestBody().readNBytes(HUGE);
        if (body.length > BYTES) {
            return Reply.refused(
                    HttpURLConnection.HTTP_ENTITY_TOO_LARGE, "a program has at most " + BYTES + " bytes here");
        }
        Program program;
        try {
            program = JSON.readValue(new String(body, StandardCharsets.UTF_8), Program.class);
        } catch (JsonProcessingException malformed) {
            return Reply.refused(
                    HttpURLConnection.HTTP_BAD_REQUEST, "not a program: " + malformed.getOriginalMessage());
        }
        if (program == null || program.source() == null) {
            return Reply.refused(HttpURLConnection.HTTP_BAD_REQUEST, "no program");
        }
        try {
            return new Reply(HttpURLConnection.HTTP_OK, "application/json", compiler.answer(program));
        } catch (IOException failure) {
            return Reply.refused(
                    HttpURLConnection.HTTP_UNAVAILABLE, "the program is not compiled: " + failure.getMessage());
        }
    }

    /** Returns the address of the page. */
    public URI uri() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/");
    }

    /** Stops the server; requests that it serves now are not answered. */
    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
        compiler.close();
    }
}
