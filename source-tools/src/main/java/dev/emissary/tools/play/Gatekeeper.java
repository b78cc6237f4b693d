package dev.emissary.tools.play;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import dev.emissary.tools.play.Replies.Refusal;
import java.net.HttpURLConnection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Lets only the page itself ask the server. A page of another origin cannot, even when its host name resolves to this
 * machine: the browser sends that name, and the origin, along.
 */
final class Gatekeeper {
    /** Nothing comes from anywhere else, and nothing inline is run. */
    static final String POLICY =
            "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'";

    private final Set<String> hosts;
    private final Set<String> origins;

    Gatekeeper(int port) {
        hosts = Set.of("127.0.0.1:" + port, "localhost:" + port, "[::1]:" + port);
        origins = hosts.stream().map("http://"::concat).collect(Collectors.toSet());
    }

    /** Sets the headers of the answer, and refuses a request of another page. */
    void admit(HttpExchange exchange) throws Refusal {
        setHeaders(exchange.getResponseHeaders());
        Headers headers = exchange.getRequestHeaders();
        if (!allIn(hosts, headers.get("Host"), false)) {
            throw new Refusal(HttpURLConnection.HTTP_FORBIDDEN, "this host is not served");
        }
        if (!allIn(origins, headers.get("Origin"), true)) {
            throw new Refusal(HttpURLConnection.HTTP_FORBIDDEN, "pages of other origins are not served");
        }
    }

    private static void setHeaders(Headers headers) {
        headers.set("Content-Security-Policy", POLICY);
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("Referrer-Policy", "no-referrer");
        headers.set("Cross-Origin-Opener-Policy", "same-origin");
        headers.set("Cross-Origin-Resource-Policy", "same-origin");
        headers.set("Cache-Control", "no-store");
    }

    private static boolean allIn(Set<String> allowed, List<String> values, boolean optional) {
        return values == null ? optional : values.size() == 1 && allowed.contains(values.get(0));
    }
}
