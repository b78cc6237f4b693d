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
import java.util.regex.Matcher;
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

    /**
     * A message.
     *
     * @param key its key
     * @param firstLine the pattern of its first line
     * @param whole the pattern of all its lines, by which those with the same first line differ
     * @param length how long the text of its first line is without arguments
     */
    record Entry(String key, Pattern firstLine, Pattern whole, int length) {}

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
        String text = message.replace("'{'", "{").replace("'}'", "}").replace("''", "'");
        String line = OPTIONAL_LINE.matcher(text.lines().findFirst().orElse("")).replaceFirst("");
        return new Entry(
                key,
                Pattern.compile(pattern(text.lines().findFirst().orElse(""))),
                Pattern.compile(pattern(text), Pattern.DOTALL),
                ARGUMENT.matcher(line).replaceAll("").length());
    }

    private static String pattern(String text) {
        StringBuilder pattern = new StringBuilder();
        Matcher optionalLine = OPTIONAL_LINE.matcher(text);
        boolean isOptional = optionalLine.find();
        if (isOptional) {
            pattern.append("(.+\\R)?");
        }
        int end = isOptional ? optionalLine.end() : 0;
        Matcher argument = ARGUMENT.matcher(text);
        while (argument.find(end)) {
            pattern.append(Pattern.quote(text.substring(end, argument.start()))).append(".*");
            end = argument.end();
        }
        return pattern.append(Pattern.quote(text.substring(end))).toString();
    }

    /** Returns a diagnostic with its key, if its text is one of the messages. */
    Diagnostic withKey(Diagnostic diagnostic) {
        if (diagnostic.aboutEmissaries()) {
            return diagnostic;
        }
        List<Entry> possible = entries.stream()
                .filter(entry -> entry.firstLine().matcher(diagnostic.text()).lookingAt())
                .toList();
        return possible.stream()
                .filter(entry -> entry.whole().matcher(diagnostic.text()).lookingAt())
                .findFirst()
                .or(() -> possible.stream().findFirst())
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
