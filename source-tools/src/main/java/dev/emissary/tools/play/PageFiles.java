package dev.emissary.tools.play;

import com.sun.net.httpserver.HttpExchange;
import dev.emissary.tools.play.PlayServer.Reply;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.net.HttpURLConnection;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The files of the page. None is looked up in a file system. */
final class PageFiles {
    private static final Pattern OWN = Pattern.compile("/(guide/)?[a-z-]+\\.(js|css|svg|md)");
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int NONCE_BYTES = 18;
    /** A file of a part of the editor, without the version of that part. */
    private static final Pattern MODULE = Pattern.compile("/modules/([\\w-]+)/((?:[\\w-]+/)*[\\w-]+\\.js)");

    private PageFiles() {}

    /** Answers a request for a file. */
    static Reply handle(HttpExchange exchange) throws IOException {
        if (!exchange.getRequestMethod().equals("GET")) {
            return Reply.refused(HttpURLConnection.HTTP_BAD_METHOD, "only GET");
        }
        String path = exchange.getRequestURI().getPath();
        if (path.equals("/")) {
            return page(exchange);
        }
        Matcher module = MODULE.matcher(path);
        String resource = OWN.matcher(path).matches()
                ? "page" + path
                : module.matches() ? module(module.group(1), module.group(2)) : "";
        if (resource.isEmpty() || PageFiles.class.getResource(resource) == null) {
            return Reply.refused(HttpURLConnection.HTTP_NOT_FOUND, "no such page");
        }
        return new Reply(HttpURLConnection.HTTP_OK, type(path), read(resource));
    }

    private static String module(String artifact, String file) throws IOException {
        String place = "/META-INF/maven/org.webjars.npm/" + artifact + "/pom.properties";
        Properties properties = new Properties();
        if (PageFiles.class.getResource(place) != null) {
            properties.load(new StringReader(read(place)));
        }
        return "/META-INF/resources/webjars/" + artifact + "/" + properties.getProperty("version") + "/" + file;
    }

    private static Reply page(HttpExchange exchange) throws IOException {
        byte[] bytes = new byte[NONCE_BYTES];
        RANDOM.nextBytes(bytes);
        String nonce = Base64.getEncoder().encodeToString(bytes);
        // The import map, and the style sheet that the editor writes, bear the nonce. Where colored text is replaced,
        // browsers themselves set the style of an element.
        String source = "'self' 'nonce-" + nonce + "'";
        exchange.getResponseHeaders()
                .set(
                        "Content-Security-Policy",
                        PlayServer.POLICY + "; script-src " + source + "; style-src " + source
                                + "; style-src-attr 'unsafe-inline'");
        String page = read("page/index.html").replace("{{nonce}}", nonce);
        return new Reply(HttpURLConnection.HTTP_OK, "text/html; charset=utf-8", page);
    }

    private static String read(String resource) throws IOException {
        try (InputStream in = PageFiles.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IOException("not in this jar: " + resource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
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
