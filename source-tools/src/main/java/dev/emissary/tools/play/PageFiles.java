package dev.emissary.tools.play;

import com.sun.net.httpserver.HttpExchange;
import dev.emissary.tools.play.Replies.Refusal;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** The files of the page. None is looked up in a file system. */
final class PageFiles {
    private static final Pattern OWN = Pattern.compile("/[a-z-]+\\.(js|css|svg|md)");
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int NONCE_BYTES = 18;
    private static final String WEBJARS = "/META-INF/resources/webjars/";

    private final Map<String, String> modules = new TreeMap<>();
    private final String importMap;

    PageFiles() throws IOException {
        Properties files = properties("modules.properties");
        Map<String, String> imports = new TreeMap<>();
        for (String module : files.stringPropertyNames()) {
            String[] file = files.getProperty(module).split("/", 2);
            Properties artifact = properties("/META-INF/maven/org.webjars.npm/" + file[0] + "/pom.properties");
            String path = file[0] + "/" + artifact.getProperty("version") + "/" + file[1];
            modules.put("/modules/" + path, WEBJARS + path);
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
        if (!exchange.getRequestMethod().equals("GET")) {
            throw new Refusal(HttpURLConnection.HTTP_BAD_METHOD, "only GET");
        }
        String path = exchange.getRequestURI().getPath();
        if (path.equals("/")) {
            sendPage(exchange);
            return;
        }
        String resource = OWN.matcher(path).matches() ? "page" + path : modules.get(path);
        if (resource == null || PageFiles.class.getResource(resource) == null) {
            throw new Refusal(HttpURLConnection.HTTP_NOT_FOUND, "no such page");
        }
        Replies.send(exchange, type(path), read(resource));
    }

    private void sendPage(HttpExchange exchange) throws IOException {
        byte[] bytes = new byte[NONCE_BYTES];
        RANDOM.nextBytes(bytes);
        String nonce = Base64.getEncoder().encodeToString(bytes);
        // The import map, and the style sheet that the editor writes, bear the nonce. Where colored text is replaced,
        // browsers themselves set the style of an element.
        String source = "'self' 'nonce-" + nonce + "'";
        exchange.getResponseHeaders()
                .set(
                        "Content-Security-Policy",
                        Gatekeeper.POLICY + "; script-src " + source + "; style-src " + source
                                + "; style-src-attr 'unsafe-inline'");
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
            default -> "text/plain; charset=utf-8";
        };
    }
}
