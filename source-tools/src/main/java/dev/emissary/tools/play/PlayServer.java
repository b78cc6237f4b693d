package dev.emissary.tools.play;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.emissary.tools.play.Replies.Refusal;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The server of the page, on the loopback address only. */
public final class PlayServer implements AutoCloseable {
    private static final Logger LOGGER = Logger.getLogger(PlayServer.class.getName());

    /** How large a program may be. */
    static final int BYTES = 256 * 1024;

    private static final int HUGE = 16 * BYTES;

    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final CompilerProcess compiler;

    private PlayServer(HttpServer server, CompilerProcess compiler) {
        this.server = server;
        this.compiler = compiler;
        server.setExecutor(threads);
    }

    /** Answers a request, or refuses it. */
    private interface Service {
        void handle(HttpExchange exchange) throws IOException, Refusal;
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
        result.serve("/", new PageFiles()::handle);
        result.serve(
                "/api/examples",
                exchange -> Replies.send(exchange, "application/json", Replies.JSON.writeValueAsBytes(Examples.all())));
        result.serve("/api/program", result::program);
        server.start();
        return result;
    }

    private void serve(String path, Service service) {
        Gatekeeper gatekeeper = new Gatekeeper(server.getAddress().getPort());
        server.createContext(path, exchange -> {
            try (exchange) {
                answer(exchange, path, gatekeeper, service);
            }
        });
    }

    private static void answer(HttpExchange exchange, String path, Gatekeeper gatekeeper, Service service)
            throws IOException {
        try {
            gatekeeper.admit(exchange);
            // A context is asked for all paths that begin with its own.
            if (!path.equals("/") && !exchange.getRequestURI().getPath().equals(path)) {
                throw new Refusal(HttpURLConnection.HTTP_NOT_FOUND, "no such page");
            }
            service.handle(exchange);
        } catch (Refusal refusal) {
            Replies.refuse(exchange, refusal);
        } catch (RuntimeException failure) {
            LOGGER.log(Level.WARNING, "a request fails", failure);
            Replies.refuse(exchange, new Refusal(HttpURLConnection.HTTP_UNAVAILABLE, "the server fails: " + failure));
        }
    }

    private void program(HttpExchange exchange) throws IOException, Refusal {
        if (!exchange.getRequestMethod().equals("POST")) {
            throw new Refusal(HttpURLConnection.HTTP_BAD_METHOD, "only POST");
        }
        // Another origin cannot send this type without asking first, and no answer allows it.
        if (!"application/json".equals(exchange.getRequestHeaders().getFirst("Content-Type"))) {
            throw new Refusal(HttpURLConnection.HTTP_UNSUPPORTED_TYPE, "only application/json");
        }
        String length = exchange.getRequestHeaders().getFirst("Content-Length");
        // What is too large is read, so that its sender sees the answer, but not if it says that it is huge. The JDK's
        // server refuses a length that is no number.
        boolean isHuge = length != null && Long.parseLong(length) > HUGE;
        byte[] body = isHuge ? new byte[HUGE] : exchange.getRequestBody().readNBytes(HUGE);
        if (body.length > BYTES) {
            throw new Refusal(
                    HttpURLConnection.HTTP_ENTITY_TOO_LARGE, "a program has at most " + BYTES + " bytes here");
        }
        Program program = read(body);
        byte[] answer;
        try {
            answer = compiler.answer(program);
        } catch (IOException failure) {
            throw new Refusal(
                    HttpURLConnection.HTTP_UNAVAILABLE, "the program is not compiled: " + failure.getMessage());
        }
        Replies.send(exchange, "application/json", answer);
    }

    private static Program read(byte[] body) throws IOException, Refusal {
        try {
            Program program = Replies.JSON.readValue(new String(body, StandardCharsets.UTF_8), Program.class);
            if (program == null || program.source() == null) {
                throw new Refusal(HttpURLConnection.HTTP_BAD_REQUEST, "no program");
            }
            return program;
        } catch (JsonProcessingException malformed) {
            throw new Refusal(HttpURLConnection.HTTP_BAD_REQUEST, "not a program: " + malformed.getOriginalMessage());
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
