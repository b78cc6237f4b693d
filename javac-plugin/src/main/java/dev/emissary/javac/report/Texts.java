/* The texts of the plugin's messages. */
package dev.emissary.javac.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;

/**
 * A bundle that is empty until it is read.
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
        try (InputStream stream = Texts.class.getResourceAsStream("messages.properties")) {
            // When javac itself has crashed, the plugin's class loader is closed, and javac's report needs none of
            // these.
            String text = stream == null ? "" : new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            file = new PropertyResourceBundle(new StringReader(text));
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
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
