package dev.emissary.tools.play;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.util.Map;

/** Writes the answers of the server. */
final class Replies {
    static final ObjectMapper JSON = JsonMapper.builder()
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS))
            .build();

    private Replies() {}

    /** Says that a request is not served, and with which HTTP status. */
    @SuppressWarnings("serial")
    static final class Refusal extends Exception {
        private final int status;

        Refusal(int status, String message) {
            super(message, null, false, false);
            this.status = status;
        }
    }

    static void send(HttpExchange exchange, String type, byte[] content) throws IOException {
        send(exchange, HttpURLConnection.HTTP_OK, type, content);
    }

    static void refuse(HttpExchange exchange, Refusal refusal) throws IOException {
        byte[] content = JSON.writeValueAsBytes(Map.of("refused", refusal.getMessage()));
        send(exchange, refusal.status, "application/json", content);
    }

    private static void send(HttpExchange exchange, int status, String type, byte[] content) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(status, content.length);
        exchange.getResponseBody().write(content);
        // To close the exchange may wait for the rest of the request first.
        exchange.getResponseBody().flush();
    }
}
