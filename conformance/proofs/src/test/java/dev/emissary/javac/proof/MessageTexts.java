package dev.emissary.javac.proof;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The texts of the plugin's messages, read the other way: finds the arguments that a message was made of. */
final class MessageTexts {
    private static final Properties TEXTS = read();
    private static final Pattern PLACEHOLDER = Pattern.compile("'([^']*)'|\\{(\\d)}");

    private MessageTexts() {}

    private static Properties read() {
        Properties texts = new Properties();
        try (InputStreamReader reader = new InputStreamReader(
                MessageTexts.class.getResourceAsStream("/dev/emissary/rules/messages.properties"),
                StandardCharsets.UTF_8)) {
            texts.load(reader);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return texts;
    }

    /** Returns the keys of all errors and warnings. */
    static Set<String> keys() {
        return TEXTS.stringPropertyNames().stream()
                .filter(key -> !key.startsWith("emissary.misc."))
                .collect(Collectors.toSet());
    }

    /** Returns a text that has no arguments. */
    static String text(String key) {
        return TEXTS.getProperty(key);
    }

    /** Returns a text without indentation. */
    static String stripped(String text) {
        return text.lines().map(String::strip).collect(Collectors.joining("\n"));
    }

    /** Returns the arguments of a text that begins with a message; empty if it does not. */
    static Optional<List<String>> arguments(String key, String text) {
        String format = TEXTS.getProperty(key);
        StringBuilder regex = new StringBuilder();
        List<Integer> groups = new ArrayList<>();
        Matcher matcher = PLACEHOLDER.matcher(format);
        int end = 0;
        while (matcher.find()) {
            regex.append(Pattern.quote(format.substring(end, matcher.start())));
            end = matcher.end();
            if (matcher.group(1) != null) {
                regex.append(Pattern.quote(matcher.group(1)));
            } else {
                int number = Integer.parseInt(matcher.group(2));
                regex.append(groups.contains(number) ? "\\k<a" + number + ">" : "(?<a" + number + ">[^\\n]*)");
                groups.add(number);
            }
        }
        regex.append(Pattern.quote(format.substring(end))).append("(?=\\n|$)");
        Matcher found = Pattern.compile(regex.toString()).matcher(stripped(text));
        return found.lookingAt()
                ? Optional.of(groups.stream()
                        .distinct()
                        .sorted()
                        .map(number -> found.group("a" + number))
                        .toList())
                : Optional.empty();
    }
}
