package dev.emissary.site;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/** The files of the site that are not made of documents. */
final class Resources {
    private Resources() {}

    /** Returns the scripts and styles of every page: own ones, and those of libraries. */
    static List<String> files() throws IOException {
        return Stream.concat(
                        Stream.of("site.css", "site.js"), text("libraries.txt").lines())
                .toList();
    }

    static byte[] bytes(String path) throws IOException {
        try (InputStream in = Resources.class.getResourceAsStream(path)) {
            if (in == null) {
                throw new FileNotFoundException(path);
            }
            return in.readAllBytes();
        }
    }

    static String text(String path) throws IOException {
        return new String(bytes(path), StandardCharsets.UTF_8);
    }
}
