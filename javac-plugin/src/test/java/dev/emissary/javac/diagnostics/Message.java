package dev.emissary.javac.diagnostics;

import dev.emissary.javac.testing.Checkout;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A message.
 *
 * @param key its key
 * @param pattern its text with {@code {0}} and so on for the arguments
 * @param comment the comment above it, which says what the arguments are
 */
record Message(String key, String pattern, String comment) {
    private static final Path BUNDLE =
            Checkout.file("emissary-rules/src/main/resources/dev/emissary/rules/messages.properties");
    /** A message; the parts of messages, emissary.misc, are seen in the whole. */
    private static final Pattern ENTRY = Pattern.compile("(?m)((?:^#.*\\n)*)^(emissary\\.(?!misc\\.)[\\w.]+)=");

    private static final Pattern DOCUMENTED = Pattern.compile("(\\d+):");

    /** Returns all messages in the order of the bundle. */
    static List<Message> all() {
        try {
            String bundle = Files.readString(BUNDLE);
            Properties texts = new Properties();
            texts.load(new StringReader(bundle));
            List<Message> all = new ArrayList<>();
            Matcher entry = ENTRY.matcher(bundle);
            while (entry.find()) {
                all.add(new Message(entry.group(2), texts.getProperty(entry.group(2)), entry.group(1)));
            }
            return all;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Returns the lines of the text. */
    List<String> lines() {
        return pattern.lines().toList();
    }

    /** Returns the number of arguments that the text is filled in with. */
    int arguments() {
        return new MessageFormat(pattern).getFormatsByArgumentIndex().length;
    }

    /** Returns the number of arguments that the comment explains. */
    int documentedArguments() {
        Matcher number = DOCUMENTED.matcher(comment);
        int documented = 0;
        while (number.find()) {
            documented = Integer.parseInt(number.group(1)) + 1;
        }
        return documented;
    }
}
