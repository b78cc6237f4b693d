package dev.emissary.javac.diagnostics;

import static java.util.stream.Collectors.joining;

import dev.emissary.javac.specification.SpecifiedClause;
import dev.emissary.javac.testing.LineDifference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The page, in the order of the specification: the sections are its own, and so is the order of the examples in them.
 *
 * @param messages all messages
 * @param examples an example of each
 * @param scratch a directory for the programs and their class files
 */
public record DiagnosticsPage(List<Message> messages, List<Example> examples, Path scratch) {
    private static final String INTRODUCTION = """
            # Diagnostics

            Every message of the plugin: a program that it is about, what javac prints of it, and the same program without
            the mistake. `-XDrawDiagnostics` shows the keys. The command, unless one is shown, is

                %s

            with the jars of `emissary-javac-plugin` and `emissary-annotations`. Of a stack trace, the frames are left out.

            The build makes this page of the messages in `emissary-rules/src/main/resources` and the programs in
            `javac-plugin/src/test/resources/diagnostics`. `DiagnosticsTest` checks that every message has an example, that
            every example gives what it announces at the ends of its lines and nothing else, and that every remedy compiles
            without a warning.

            """;

    /** Returns the page of all messages. */
    public static DiagnosticsPage of(Path scratch) {
        return new DiagnosticsPage(Message.all(), Example.all(), scratch);
    }

    /** Returns the text of the page. */
    public String text() {
        Map<String, List<Example>> sections = sections();
        StringBuilder page =
                new StringBuilder(INTRODUCTION.formatted(new Program(Map.of("File.java", ""), Map.of()).commandLine()));
        sections.forEach((title, members) -> {
            page.append("- ").append(title).append('\n');
            members.forEach(example -> page.append("  - [`%s`](#%s): %s%n"
                    .formatted(example.key(), anchor(example), message(example).summary())));
        });
        sections.forEach((title, members) -> {
            page.append("\n## ").append(title).append('\n');
            members.forEach(example -> page.append(entry(example)));
        });
        return page.toString().replace(System.lineSeparator(), "\n");
    }

    private String entry(Example example) {
        Program mistaken = example.mistaken();
        String command = command(mistaken);
        return "\n### <a id=\"" + anchor(example) + "\"></a>`" + example.key() + "`\n\n"
                + SpecifiedClause.links(example.clauses(), "")
                + "\n\n"
                + block("java", sources(mistaken))
                + block("text", command + mistaken.written(scratch).run(mistaken.command()))
                + block("diff", difference(mistaken, example.repaired()));
    }

    /** Returns the command of a program as a line, if it is not that of nearly all others. */
    private static String command(Program program) {
        return program.hasStockCommand() ? "" : program.commandLine() + "\n";
    }

    private static String block(String language, String text) {
        return "```" + language + "\n" + text + "```\n";
    }

    private static String sources(Program program) {
        return program.files().size() == 1
                ? program.files().values().iterator().next()
                : program.files().entrySet().stream()
                        .map(file -> "// " + file.getKey() + "\n" + file.getValue())
                        .collect(joining("\n"));
    }

    private static String difference(Program mistaken, Program repaired) {
        String before = command(mistaken);
        String after = command(repaired);
        boolean sameCommand = before.equals(after);
        return new LineDifference(" ", "-", "+")
                .of(
                        (sameCommand ? "" : before) + Program.withoutMarks(sources(mistaken)),
                        (sameCommand ? "" : after) + sources(repaired));
    }

    private static String anchor(Example example) {
        return example.key().substring("emissary.".length());
    }

    private Message message(Example example) {
        return messages.stream()
                .filter(message -> message.key().equals(example.key()))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the examples by the titles of the specification's sections. */
    private Map<String, List<Example>> sections() {
        Map<String, String> titles = new LinkedHashMap<>();
        SpecifiedClause.all().forEach(clause -> titles.put(clause.id(), clause.section()));
        List<String> clauses = new ArrayList<>(titles.keySet());
        return examples.stream()
                .sorted(Comparator.comparingInt(
                        example -> clauses.indexOf(example.clauses().get(0))))
                .collect(Collectors.groupingBy(
                        example -> titles.get(example.clauses().get(0)), LinkedHashMap::new, Collectors.toList()));
    }
}
