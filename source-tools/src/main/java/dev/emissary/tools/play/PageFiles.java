package dev.emissary.tools.play;

import com.sun.net.httpserver.HttpExchange;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/**
 * The files of the page. Only a path that is listed here is served; none is looked up in a file system.
 */
final class PageFiles {
    private static final List<String> OWN = List.of(
            "play.css",
            "play.js",
            "controls.js",
            "editors.js",
            "hover.js",
            "java-mode.js",
            "messages.js",
            "server.js",
            "share.js",
            "views.js",
            "icon.svg");
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int NONCE_BYTES = 18;
    private static final String WEBJARS = "/META-INF/resources/webjars/";

    private final Map<String, String> resources = new TreeMap<>();
    private final String importMap;

    PageFiles() throws IOException {
        for (String name : OWN) {
            resources.put("/" + name, "page/" + name);
        }
        Properties modules = properties("modules.properties");
        Map<String, String> imports = new TreeMap<>();
        for (String module : modules.stringPropertyNames()) {
            String[] file = modules.getProperty(module).split("/", 2);
            Properties artifact = properties("/META-INF/maven/org.webjars.npm/" + file[0] + "/pom.properties");
            String path = file[0] + "/" + artifact.getProperty("version") + "/" + file[1];
            resources.put("/modules/" + path, WEBJARS + path);
            imports.put(module, "/modules/" + path);
        }
        importMap = Replies.JSON.writeValueAsString(Map.of("imports", imports));
    }

    private static Properties properties(String resource) throws IOException {
        Properties properties = new Properties();
        properties.load(new ByteArrayInputStream(read(resource)));
        return properties;
    }

    /** Answers a request for a file. */
    void handle(HttpExchange exchange) throws IOException, Refusal {
        String method = exchange.getRequestMethod();
        if (!method.equals("GET") && !method.equals("HEAD")) {
            exchange.getResponseHeaders().set("Allow", "GET, HEAD");
            throw new Refusal(Refusal.METHOD_NOT_ALLOWED, "only GET and HEAD");
        }
        String path = exchange.getRequestURI().getPath();
        if (path.equals("/")) {
            sendPage(exchange);
            return;
        }
        String resource = resources.get(path);
        if (resource == null) {
            throw new Refusal(Refusal.NOT_FOUND, "no such page");
        }
        Replies.send(exchange, type(path), read(resource));
    }

    private void sendPage(HttpExchange exchange) throws IOException {
        byte[] bytes = new byte[NONCE_BYTES];
        RANDOM.nextBytes(bytes);
        String nonce = Base64.getEncoder().encodeToString(bytes);
        // The import map, and the style sheet that the editor writes, bear the nonce.
        String source = "'self' 'nonce-" + nonce + "'";
        exchange.getResponseHeaders()
                .set("Content-Security-Policy", Gatekeeper.POLICY + "; script-src " + source + "; style-src " + source);
        String page = new String(read("page/index.html"), StandardCharsets.UTF_8)
                .replace("{{nonce}}", nonce)
                .replace("{{imports}}", importMap);
        Replies.send(exchange, "text/html; charset=utf-8", page.getBytes(StandardCharsets.UTF_8));
    }

    static byte[] read(String resource) throws IOException {
        try (InputStream in = PageFiles.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IOException("not in this jar: " + resource);
            }
            return in.readAllBytes();
        }
    }

    private static String type(String path) {
        String extension = path.substring(path.lastIndexOf('.') + 1);
        return switch (extension) {
            case "js" -> "text/javascript; charset=utf-8";
            case "css" -> "text/css; charset=utf-8";
            case "svg" -> "image/svg+xml";
            default -> "application/octet-stream";
        };
    }
}
