package dev.emissary.tools.play;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.util.Map;

/** Writes the answers of the server. */
final class Replies {
    static final ObjectMapper JSON = JsonMapper.builder()
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS))
            .build();

    private static final int OK = 200;

    private Replies() {}

    static void send(HttpExchange exchange, String type, byte[] content) throws IOException {
        send(exchange, OK, type, content);
    }

    static void sendJson(HttpExchange exchange, Object value) throws IOException {
        send(exchange, OK, "application/json", JSON.writeValueAsBytes(value));
    }

    static void refuse(HttpExchange exchange, Refusal refusal) throws IOException {
        if (refusal.status() == Refusal.TOO_MANY || refusal.status() == Refusal.UNAVAILABLE) {
            exchange.getResponseHeaders().set("Retry-After", "1");
        }
        byte[] content = JSON.writeValueAsBytes(Map.of("refused", refusal.getMessage()));
        send(exchange, refusal.status(), "application/json", content);
    }

    private static void send(HttpExchange exchange, int status, String type, byte[] content) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        boolean head = exchange.getRequestMethod().equals("HEAD");
        exchange.sendResponseHeaders(status, head || content.length == 0 ? -1 : content.length);
        if (!head) {
            exchange.getResponseBody().write(content);
        }
    }
}
