package dev.emissary.tools.play;

import com.sun.net.httpserver.HttpContext;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.emissary.tools.play.CompileQueue.Limits;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The server of the page, on the loopback address only. */
public final class PlayServer implements AutoCloseable {
    private static final Logger LOGGER = Logger.getLogger(PlayServer.class.getName());
    /** How long a request may take to arrive, and an answer to be read. */
    private static final String SECONDS = "20";

    private static final int THREADS = 16;
    private static final int CONNECTIONS_WAITING = 64;

    private final HttpServer server;
    private final ExecutorService threads;
    private final CompileQueue queue;

    private PlayServer(HttpServer server, ExecutorService threads, CompileQueue queue) {
        this.server = server;
        this.threads = threads;
        this.queue = queue;
    }

    /** Answers a request, or refuses it. */
    private interface Service {
        void handle(HttpExchange exchange) throws IOException, Refusal, InterruptedException;
    }

    /**
     * Starts a server.
     *
     * @param port its port, or 0 for any that is free
     */
    public static PlayServer start(int port) throws IOException {
        return start(port, Limits.DEFAULT);
    }

    static PlayServer start(int port, Limits limits) throws IOException {
        configure();
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        // A connection too many is closed: the executor refuses it.
        ExecutorService threads = new ThreadPoolExecutor(
                THREADS, THREADS, 1, TimeUnit.MINUTES, new ArrayBlockingQueue<>(CONNECTIONS_WAITING));
        CompileQueue queue = new CompileQueue(limits, CompilerProcess::new);
        PlayServer result = new PlayServer(server, threads, queue);
        server.setExecutor(threads);
        result.serve("/", new PageFiles()::handle);
        byte[] clauses = Clauses.read().page().getBytes(StandardCharsets.UTF_8);
        result.serve("/api/clauses", exchange -> Replies.send(exchange, "text/html; charset=utf-8", clauses));
        result.serve("/api/examples", exchange -> Replies.sendJson(exchange, Examples.all()));
        result.serve("/api/program", new ProgramService(queue, limits)::handle);
        server.start();
        return result;
    }

    /**
     * Makes the JDK's server close connections on which a request takes long to arrive, and send an answer at once; it
     * reads these properties only.
     */
    private static void configure() {
        Map<String, String> properties = Map.of(
                "sun.net.httpserver.maxReqTime", SECONDS,
                "sun.net.httpserver.maxRspTime", SECONDS,
                "sun.net.httpserver.nodelay", "true");
        properties.forEach((name, value) -> {
            if (System.getProperty(name) == null) {
                System.setProperty(name, value);
            }
        });
    }

    private void serve(String path, Service service) {
        HttpContext context = server.createContext(path, exchange -> {
            try {
                // A context is asked for all paths that begin with its own.
                if (!path.equals("/") && !exchange.getRequestURI().getPath().equals(path)) {
                    throw new Refusal(Refusal.NOT_FOUND, "no such page");
                }
                service.handle(exchange);
            } catch (Refusal refusal) {
                Replies.refuse(exchange, refusal);
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            } catch (RuntimeException failure) {
                LOGGER.log(Level.WARNING, "a request fails", failure);
                Replies.refuse(exchange, new Refusal(Refusal.UNAVAILABLE, "the server fails: " + failure));
            }
        });
        context.getFilters().add(new Gatekeeper(server.getAddress().getPort()));
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
        queue.close();
    }
}
