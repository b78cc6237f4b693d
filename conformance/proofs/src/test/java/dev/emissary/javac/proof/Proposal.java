package dev.emissary.javac.proof;

import dev.emissary.javac.testing.Compiled.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Something that a message proposes to write, and the source file in which it has been written.
 *
 * @param key the key of the message
 * @param line the declaration that was pasted, or an empty text if it was something else
 * @param solved the messages that are to be gone
 * @param source the changed file
 */
record Proposal(String key, String line, List<Message> solved, String source) {
    private static final Pattern CLASHING = Pattern.compile("\\w+\\([^()]*\\) in [\\w.]+");
    private static final Pattern SHOWN =
            Pattern.compile("@(?:java\\.lang\\.)?(?:Deprecated|SuppressWarnings|Override)\\b.*");
    private static final String SUMMARY = "\\d+ methods of .* are also supplied by .*; ";

    /**
     * Returns all that the messages about a source file propose, but for edits that are the same each time: the example of
     * their message has them done.
     *
     * @param all the messages about this file
     * @param source its text
     */
    static List<Proposal> of(List<Message> all, String source) {
        List<Proposal> found = new ArrayList<>();
        for (Message message : all) {
            if (message.start() >= 0) {
                DeclarationText.at(source, message.start())
                        .ifPresent(declaration -> new Reader(message, all, source, declaration, found).read());
            }
        }
        return found;
    }

    /**
     * Returns a message without the line above several conflicts and the lines of other files. That two methods clash is
     * one message, at whichever of them it is reported.
     */
    static String identity(Message message) {
        if (message.key().startsWith("compiler.err.name.clash.")) {
            return "name clash of "
                    + CLASHING.matcher(message.text())
                            .results()
                            .map(MatchResult::group)
                            .sorted()
                            .toList();
        }
        return message.key() + " "
                + message.text()
                        .replaceFirst("^\\s*" + SUMMARY.replace("; ", "") + "\\n", "")
                        .replaceAll("\\.java:\\d+", ".java");
    }

    /** Returns the declaration that a message shows. */
    private static Optional<String> shown(Message message) {
        return message.text()
                .lines()
                .filter(line -> line.contains("Override public "))
                .findFirst()
                .map(line -> {
                    Matcher declaration = SHOWN.matcher(line);
                    return declaration.find() ? declaration.group() : line;
                });
    }

    /** Reads one message. */
    private record Reader(
            Message message, List<Message> all, String source, DeclarationText declaration, List<Proposal> found) {
        void read() {
            shown(message).ifPresent(text -> add(text, List.of(message), declaration.withMembers(text)));
            when(
                    "with (delegates .*|@[\\w.]+\\(.*\\)) there is no conflict",
                    match -> add("", sameComponent(), declaration.withList(match.group(1))));
            when(SUMMARY + "declare each of them in the body", match -> addAllShown());
            when("as in: implements (.*); or", match -> add(declaration.withImplements(match.group(1))));
            when(
                    "(?:list|components|state|delegated|write)\\b.*: (delegates (?!.* implements )[\\w., ]+|@[\\w.]+\\(.*\\))$",
                    match -> add(declaration.withList(match.group(1))));
            when("write: (delegates .* implements .*)", match -> add(declaration.withClauses(match.group(1))));
            when("(\\S+) is not in the explicit list", match -> {
                String list = declaration.list().strip();
                add(declaration.withList(
                        list.startsWith("delegates ")
                                ? list + ", " + match.group(1)
                                : "@dev.emissary.Emissary({" + list.replaceAll("[(){}]", "") + ", " + match.group(1)
                                        + ".class})"));
            });
            when("or write (@[\\w.]+), which", match -> add(declaration.withAnnotation(match.group(1))));
            when("remove the list in @Emissary", match -> add(declaration.withAnnotation("@dev.emissary.Emissary")));
            when("write (\\S+\\.\\w+), or the qualified name", match -> add(replaced("[\\w$]+", match.group(1))));
            when("declare it as (?!.*rename it)(.*)", match -> add(withInstead(match.group(1))));
            when("declare it as (.*\\(\\)), rename it", match -> {
                String method = source.substring((int) message.start(), (int) message.end());
                add(withInstead(match.group(1) + " " + method.substring(method.indexOf('{'))));
            });
            when("list java.io.Serializable", match -> {
                if (!declaration.list().contains("Serializable")) {
                    add(declaration.withImplements("java.io.Serializable"));
                }
            });
            when(
                    "declare \"(private void .*)\\)\" as well",
                    match -> add(declaration.withMembers(match.group(1) + " stream) { }")));
            if (message.key().equals("emissary.err.super.call")) {
                when("write (.*) instead", match -> {
                    for (String call : match.group(1).split(" or ")) {
                        add(replaced("(\\w+\\s*\\.\\s*)*super", call.replaceFirst("(\\.|::)\\w+(\\(.*)?$", "")));
                    }
                });
            }
            when("@SuppressWarnings\\(\"emissary\"\\)", match -> add(declaration.withSuppressed("emissary")));
        }

        /** Does something if a line of the message has a text. */
        private void when(String regex, Consumer<MatchResult> found) {
            Matcher matcher = Pattern.compile("(?m)" + regex).matcher(message.text());
            if (matcher.find()) {
                found.accept(matcher.toMatchResult());
            }
        }

        /** Returns the source with another text where the message stands. */
        private String withInstead(String text) {
            return source.substring(0, (int) message.start()) + text + source.substring((int) message.end());
        }

        /** Returns the file in which the first match from the position of the message is replaced. */
        private String replaced(String regex, String text) {
            int start = (int) message.start();
            return source.substring(0, start) + source.substring(start).replaceFirst(regex, text);
        }

        private void addAllShown() {
            List<String> shown = sameComponent().stream()
                    .flatMap(one -> Proposal.shown(one).stream())
                    .toList();
            if (shown.size() == sameComponent().size()) {
                String text = String.join("\n", shown);
                add(text, sameComponent(), declaration.withMembers(text));
            }
        }

        /** Returns the conflicts of the same component. */
        private List<Message> sameComponent() {
            return all.stream()
                    .filter(one -> one.start() == message.start() && one.key().startsWith("emissary.err.method."))
                    .toList();
        }

        private void add(String changed) {
            add("", List.of(message), changed);
        }

        private void add(String line, List<Message> solved, String changed) {
            found.add(new Proposal(message.key(), line, solved, changed));
        }
    }
}
