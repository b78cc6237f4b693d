package dev.emissary.javac.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;

/**
 * A bundle of the texts of the plugin's messages, which is empty until it is read.
 *
 * <p>It is read before the first message is reported, and not later: Maven and every other listener that collects
 * diagnostics ask for their text when the compilation is over and javac has closed the plugin's class loader. And not
 * earlier: most compilations have nothing to report.
 */
final class Texts extends ResourceBundle {
    private ResourceBundle file;

    /** Reads the texts, once. */
    void read() {
        if (file != null) {
            return;
        }
        URL resource = Texts.class.getResource("messages.properties");
        try {
            // When javac itself has crashed, the plugin's class loader is closed, and javac's report needs none of
            // these.
            String text = resource == null ? "" : text(resource);
            file = new PropertyResourceBundle(new StringReader(text));
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    /**
     * Reads a resource past the cache of open jars that all compilations of a JVM share: whichever of them ends first
     * closes the jar in it, while others are still reading (EM-DIAG-5).
     */
    private static String text(URL resource) throws IOException {
        URLConnection connection = resource.openConnection();
        connection.setUseCaches(false);
        try (InputStream stream = connection.getInputStream()) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Override
    protected Object handleGetObject(String key) {
        return file != null && file.containsKey(key) ? file.getString(key) : null;
    }

    @Override
    public Enumeration<String> getKeys() {
        return file == null ? Collections.emptyEnumeration() : file.getKeys();
    }
}
