package dev.emissary.javac.proof;

import dev.emissary.javac.proof.DeclarationText.Edit;
import dev.emissary.javac.testing.Compiled.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Something that a message proposes to write, and the source file in which it has been written.
 *
 * @param key the key of the message, or of the line in it
 * @param line the declaration that was pasted, or an empty text if it was something else
 * @param solved the messages that are to be gone
 * @param source the changed file
 */
record Proposal(String key, String line, List<Message> solved, String source) {
    private static final Pattern CLASHING = Pattern.compile("\\w+\\([^()]*\\) in [\\w.]+");

    private static Set<String> keys(String words) {
        return Stream.of(words.split(" ")).map(word -> "emissary." + word).collect(Collectors.toSet());
    }

    /** The messages that spell out what to write instead, at least in some cases, and warnings, which say what suppresses them. */
    static final Set<String> TRIED =
            keys("err.accessor err.annotation.superclass err.canonical.type err.compact.assignment "
                    + "err.component.not.interface err.list.arguments err.list.empty err.list.keyword err.list.order "
                    + "err.list.twice err.method.bound err.method.clash err.method.conflict err.method.default "
                    + "err.method.finalize err.method.required.clash err.method.required.result err.method.required.throws "
                    + "err.name.inherited err.names.itself err.serialization.delegated err.serialization.hook "
                    + "err.super.call warn.bypass warn.component.unused warn.contract warn.helper warn.self warn.serializable "
                    + "warn.serializable.unread warn.serializable.unwritten warn.unwrap");

    /** The messages that say what is wrong and describe, but do not spell out, what to write instead. */
    static final Set<String> IN_WORDS =
            keys("err.accessor.outside err.annotation.type err.canonical.call err.canonical.generic "
                    + "err.canonical.names err.canonical.throws err.compact.return err.component.modifier "
                    + "err.constructor.call err.desugar.name err.desugar.source.root err.desugar.write err.field.not.final "
                    + "err.initializer err.initializer.early err.interface.inaccessible err.interface.repeated "
                    + "err.interface.sealed err.interface.unserved err.internal err.keyword.kind err.method.bounds "
                    + "err.method.bridge err.method.conflict.returns err.method.inaccessible err.method.irreconcilable "
                    + "err.method.required.returns err.method.same.signature err.method.undeclarable err.modifier "
                    + "err.names.member err.no.component err.not.a.record err.not.an.interface err.option.alone "
                    + "err.option.repeated err.option.unknown err.option.value err.plugin.repeated err.superclass.missing "
                    + "err.wildcard err.wildcard.inherited");

    /** The lines that propose a header, which are arguments of messages. */
    private static final List<String> HEADERS =
            List.of("interface", "interfaces", "interface.listed", "interfaces.listed", "state.moved", "state");

    /** The lines above several conflicts of a component. */
    private static final String SUMMARY = "emissary.misc.conflicts";

    /**
     * Returns all that the messages about a source file propose.
     *
     * @param all the messages about this file
     * @param source its text
     */
    static List<Proposal> of(List<Message> all, String source) {
        List<Proposal> found = new ArrayList<>();
        for (Message message : all) {
            if (message.start() >= 0) {
                DeclarationText.at(source, message.start())
                        .ifPresent(declaration -> new Reader(message, all, source, declaration).read(found));
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
        String text = MessageTexts.stripped(message.text());
        boolean summarized = Stream.of(SUMMARY, SUMMARY + ".list")
                .anyMatch(key -> MessageTexts.arguments(key, text).isPresent());
        return message.key() + " "
                + (summarized ? text.substring(text.indexOf('\n') + 1) : text).replaceAll("\\.java:\\d+", ".java");
    }

    /** Returns the declaration that a message shows. */
    private static Optional<String> shown(Message message) {
        return message.text()
                .lines()
                .map(String::strip)
                .filter(line -> line.contains("@Override public "))
                .findFirst();
    }

    /** Reads one message. */
    private record Reader(Message message, List<Message> all, String source, DeclarationText declaration) {
        void read(List<Proposal> found) {
            String key = message.key();
            for (String line : message.text().lines().map(String::strip).toList()) {
                readLine(line, found);
            }
            shown(message)
                    .ifPresent(text ->
                            found.add(new Proposal(key, text, List.of(message), declaration.withMembers(text))));
            MessageTextsOf arguments = new MessageTextsOf(key, message.text());
            switch (key) {
                case "emissary.err.name.inherited" ->
                    add(found, replaced("[\\w$]+", arguments.get(1) + "." + arguments.get(0)));
                case "emissary.err.list.arguments" ->
                    add(found, replaced("[\\w.]+<[^{;]*?>(?=\\s*(implements|[,{;]))", arguments.get(3)));
                case "emissary.err.accessor" -> {
                    // A method reference has no counterpart among fields.
                    if (!source.substring((int) message.start(), (int) message.end())
                            .contains("::")) {
                        add(found, replaced(arguments.get(0) + "\\s*\\(\\s*\\)", arguments.get(0)));
                    }
                }
                case "emissary.err.annotation.superclass" -> add(found, replaced("@[\\w.]+", "@dev.emissary.Emissary"));
                case "emissary.err.list.keyword" ->
                    add(found, declaration.withList("(" + arguments.get(0) + ")", false));
                case "emissary.err.list.order" -> {
                    String clauses = "delegates " + arguments.get(0) + " implements " + arguments.get(1);
                    add(found, declaration.withClauses(clauses));
                }
                case "emissary.err.super.call" -> {
                    for (String call : arguments.get(1).split(" or ")) {
                        add(found, replaced("(\\w+\\s*\\.\\s*)*super", call.replaceFirst("(\\.|::)\\w+(\\(.*)?$", "")));
                    }
                }
                case "emissary.err.canonical.type" -> add(found, replaced(arguments.get(1) + " " + arguments.get(0)));
                case "emissary.err.compact.assignment" ->
                    add(found, replaced("\\(this\\.(\\w+)\\)|\\(?(\\w+\\s*\\.\\s*)*this\\)?\\s*\\.\\s*", "$1"));
                case "emissary.err.list.twice" -> add(found, declaration.withoutList());
                case "emissary.err.serialization.hook" ->
                    add(found, declaration.withImplements("java.io.Serializable"));
                case "emissary.warn.serializable" ->
                    declaration.asSerializable().ifPresent(text -> add(found, text));
                case "emissary.warn.serializable.unwritten" ->
                    add(found, declaration.withMembers("private void writeObject(java.io.ObjectOutputStream out) { }"));
                case "emissary.warn.serializable.unread" ->
                    add(found, declaration.withMembers("private void readObject(java.io.ObjectInputStream in) { }"));
                default -> {}
            }
            if (key.startsWith("emissary.warn.")) {
                add(found, declaration.withSuppressed("emissary"));
            }
        }

        /** Returns the file in which the first match from the position of the message is replaced. */
        private String replaced(String regex, String text) {
            int start = (int) message.start();
            return source.substring(0, start) + source.substring(start).replaceFirst(regex, text);
        }

        private void readLine(String line, List<Proposal> found) {
            for (String name : HEADERS) {
                String key = "emissary.misc." + name;
                MessageTexts.arguments(key, line).ifPresent(arguments -> {
                    add(found, key, declaration.withList(arguments.get(arguments.size() - 1), true));
                    if (name.equals("interface") || name.equals("interfaces")) {
                        add(found, key, declaration.withImplements(arguments.get(0)));
                    }
                });
            }
            MessageTexts.arguments("emissary.misc.bypass", line)
                    .ifPresent(arguments -> found.add(new Proposal(
                            "emissary.misc.bypass",
                            arguments.get(0),
                            List.of(message),
                            declaration.withMembers(arguments.get(0)))));
            MessageTexts.arguments("emissary.misc.unlisted", line)
                    .ifPresent(arguments ->
                            add(found, "emissary.misc.unlisted", declaration.withMoved(arguments.get(0) + ".class")));
            if (line.equals(MessageTexts.text("emissary.misc.list.empty"))) {
                add(found, "emissary.misc.list.empty", declaration.withoutList());
            }
            MessageTexts.arguments(SUMMARY + ".list", line)
                    .ifPresent(arguments -> add(
                            found, SUMMARY + ".list", declaration.withList(arguments.get(3), false), sameComponent()));
            MessageTexts.arguments(SUMMARY, line).ifPresent(arguments -> {
                List<String> shown = sameComponent().stream()
                        .flatMap(one -> shown(one).stream())
                        .toList();
                if (shown.size() == sameComponent().size()) {
                    String text = String.join("\n", shown);
                    found.add(new Proposal(SUMMARY, text, sameComponent(), declaration.withMembers(text)));
                }
            });
        }

        /** Returns the conflicts of the same component. */
        private List<Message> sameComponent() {
            return all.stream()
                    .filter(one -> one.start() == message.start() && one.key().startsWith("emissary.err.method."))
                    .toList();
        }

        private String replaced(String text) {
            return Edit.all(source, List.of(new Edit((int) message.start(), (int) message.end(), text)));
        }

        private void add(List<Proposal> found, String changed) {
            add(found, message.key(), changed);
        }

        private void add(List<Proposal> found, String key, String changed) {
            add(found, key, changed, List.of(message));
        }

        private void add(List<Proposal> found, String key, String changed, List<Message> solved) {
            found.add(new Proposal(key, "", solved, changed));
        }
    }

    /** The arguments of a message, found when they are needed. */
    private record MessageTextsOf(String key, String text) {
        String get(int index) {
            return MessageTexts.arguments(key, text)
                    .orElseThrow(() -> new AssertionError(text))
                    .get(index);
        }
    }
}
