package dev.emissary.conformance.adapters;

import dev.emissary.conformance.compiler.Diagnostic;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.regex.Pattern;

/**
 * The texts of the messages, which tell the key of a message whose compiler shows no keys.
 *
 * @param entries the messages, those with the longest text first
 */
record MessageCatalog(List<Entry> entries) {
    private static final Pattern ARGUMENT = Pattern.compile("\\{\\d}");

    /** An argument that is a line of its own, or nothing. */
    private static final Pattern OPTIONAL_LINE = Pattern.compile("^\\{0}(?=[a-z{])");

    /** What the catalog is read from: the first lines of these messages are those of every compiler. */
    static final MessageCatalog OF_THIS_JAR = read();

    /** A message: the pattern of its first line. */
    record Entry(String key, Pattern firstLine, int length) {}

    private static MessageCatalog read() {
        Properties messages = new Properties();
        try (InputStream stream = MessageCatalog.class.getResourceAsStream("/messages.properties");
                Reader reader = new InputStreamReader(Objects.requireNonNull(stream), StandardCharsets.UTF_8)) {
            messages.load(reader);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return new MessageCatalog(messages.stringPropertyNames().stream()
                .filter(key -> !key.startsWith("emissary.misc."))
                .map(key -> entry(key, messages.getProperty(key)))
                .sorted(Comparator.comparingInt(Entry::length).reversed().thenComparing(Entry::key))
                .toList());
    }

    private static Entry entry(String key, String message) {
        String line = message.lines()
                .findFirst()
                .orElse("")
                .replace("'{'", "{")
                .replace("'}'", "}")
                .replace("''", "'");
        StringBuilder pattern = new StringBuilder();
        int end = 0;
        var optionalLine = OPTIONAL_LINE.matcher(line);
        if (optionalLine.find()) {
            pattern.append("(.+\\R)?");
            line = line.substring(optionalLine.end());
        }
        var argument = ARGUMENT.matcher(line);
        while (argument.find()) {
            pattern.append(Pattern.quote(line.substring(end, argument.start()))).append(".*");
            end = argument.end();
        }
        pattern.append(Pattern.quote(line.substring(end)));
        return new Entry(
                key,
                Pattern.compile(pattern.toString()),
                ARGUMENT.matcher(line).replaceAll("").length());
    }

    /** Returns a diagnostic with its key, if its text is one of the messages. */
    Diagnostic withKey(Diagnostic diagnostic) {
        if (diagnostic.aboutEmissaries()) {
            return diagnostic;
        }
        return entries.stream()
                .filter(entry -> entry.firstLine().matcher(diagnostic.text()).lookingAt())
                .findFirst()
                .map(entry -> new Diagnostic(
                        diagnostic.kind(),
                        entry.key(),
                        diagnostic.file(),
                        diagnostic.line(),
                        diagnostic.column(),
                        diagnostic.text()))
                .orElse(diagnostic);
    }
}
