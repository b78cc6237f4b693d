package dev.emissary.javac.report;

import com.sun.tools.javac.util.JavacMessages;
import dev.emissary.javac.jdk.UncachedResource;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Locale;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;

/**
 * A bundle of the texts of the plugin's messages, which is empty until it is read.
 *
 * <p>It is read when the first message is reported. Not later: Maven and all other listeners that collect diagnostics
 * request their texts after the compilation, when javac has closed the plugin's class loader. Not earlier: most
 * compilations have nothing to report.
 */
final class Texts extends ResourceBundle implements JavacMessages.ResourceBundleHelper {
    private PropertyResourceBundle file;

    /** Returns this bundle: there is one language. */
    @Override
    public ResourceBundle getResourceBundle(Locale locale) {
        return this;
    }

    void read() {
        if (file != null) {
            return;
        }
        try {
            byte[] content = UncachedResource.read(Texts.class, "/dev/emissary/rules/messages.properties");
            // If javac itself has crashed, the plugin's class loader is closed, and javac's report needs no text from
            // here.
            String text = content == null ? "" : new String(content, StandardCharsets.UTF_8);
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
