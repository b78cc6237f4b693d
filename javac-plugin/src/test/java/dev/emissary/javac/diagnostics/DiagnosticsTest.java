package dev.emissary.javac.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.NoClause;
import dev.emissary.javac.testing.PrintingJavac;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The messages of the plugin and their examples, checked against each other (EM-DIAG). */
class DiagnosticsTest {
    /** What -XDrawDiagnostics prints of one diagnostic: place, and key of the plugin or of javac. */
    private static final Pattern RAW =
            Pattern.compile("(?m)^(?:(\\w+\\.java:\\d+):\\d+:|(-)) ((?:emissary|compiler)\\.[\\w.]+)");

    private static final Map<Program, String> OUTPUTS = new HashMap<>();

    @TempDir
    private static Path directory;

    /** Returns what javac prints of a program; each is compiled once for this. */
    private static String output(Program program) {
        return OUTPUTS.computeIfAbsent(program, one -> one.written(directory).run(one.command()));
    }

    static List<Message> messages() {
        return Message.all();
    }

    static List<Example> examples() {
        return Example.all();
    }

    @Test
    @Clause({"EM-DIAG-1", "EM-DIAG-2"})
    void everyMessageHasOneExampleAndEveryExampleHasAMessage() {
        List<String> keys = messages().stream().map(Message::key).toList();
        assertThat(keys).doesNotHaveDuplicates().allMatch(key -> key.matches("emissary\\.(err|warn|note)(\\.[a-z]+)+"));
        assertThat(examples()).extracting(Example::key).containsExactlyInAnyOrderElementsOf(keys);
        System.out.printf(
                "Diagnostics: %d keys, %d examples, all with remedy%n",
                keys.size(), examples().size());
    }

    @ParameterizedTest
    @MethodSource("messages")
    @Clause("EM-DIAG-1")
    void textSaysWhatIsWrongAndOnFurtherLinesWhatToWriteInstead(Message message) {
        assertThat(message.lines())
                .hasSizeGreaterThan(1)
                .noneMatch(String::isBlank)
                .noneMatch(line -> line.matches(".*[^.]\\."))
                .allMatch(line -> line.matches("[a-z@{\\[].*"));
    }

    @ParameterizedTest
    @MethodSource("messages")
    @NoClause("the comments of the bundle")
    void commentOfAMessageDocumentsItsArguments(Message message) {
        assertThat(message.documentedArguments()).isEqualTo(message.arguments());
        if (message.arguments() == 0) {
            assertThat(message.comment()).isEqualTo("# no arguments\n");
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    @NoClause("the examples themselves")
    void exampleIsAboutItsKeyAndNamesClauses(Example example) {
        assertThat(example.mistaken().announced()).anyMatch(line -> line.endsWith(" " + example.key()));
        assertThat(example.clauses()).allMatch(clause -> clause.matches("EM-[A-Z]+-\\d+"));
        assertThat(example.repaired().announced()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("examples")
    @Clause("EM-DIAG-2")
    void exampleGivesTheAnnouncedKeysAtTheirLinesAndNothingElse(Example example) {
        List<String> command = new ArrayList<>(example.mistaken().command());
        command.add("-XDrawDiagnostics");
        String raw = example.mistaken().written(directory).run(command);
        List<String> given = new ArrayList<>();
        Matcher diagnostic = RAW.matcher(raw);
        while (diagnostic.find()) {
            given.add((diagnostic.group(1) == null ? "-" : diagnostic.group(1)) + " " + diagnostic.group(3));
        }
        assertThat(given)
                .as(raw)
                .containsExactlyInAnyOrderElementsOf(example.mistaken().announced());
    }

    @ParameterizedTest
    @MethodSource("examples")
    @Clause("EM-DIAG-1")
    void messageIsFilledIn(Example example) {
        assertThat(output(example.mistaken()))
                .isNotEmpty()
                .doesNotContainPattern("\\{\\d")
                .doesNotContain("''");
    }

    static List<Example> examplesWithACommandOfTheirOwn() {
        return examples().stream()
                .filter(example -> !example.mistaken().hasStockCommand())
                .filter(example -> !example.mistaken().command().contains(PrintingJavac.FAILING))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("examplesWithACommandOfTheirOwn")
    @Tag("long")
    @NoClause("how the examples are run")
    void javacsLauncherPrintsTheSame(Example example) {
        Program program = example.mistaken();
        assertThat(program.written(directory).launch(program.command())).isEqualTo(output(program));
    }

    @ParameterizedTest
    @MethodSource("examples")
    @Clause("EM-DIAG-1")
    void repairedProgramCompilesWithoutAnyDiagnostic(Example example) {
        assertThat(output(example.repaired())).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("examples")
    @Clause({"EM-DIAG-1", "EM-CONF-1"})
    void declarationsThatAMessageShowsAreThoseOfTheRepairedProgram(Example example) {
        List<String> repaired = String.join("\n", example.repaired().files().values())
                .lines()
                .map(String::strip)
                .toList();
        for (String declaration : declarations(output(example.mistaken()))) {
            assertThat(repaired)
                    .containsSequence(declaration.lines().map(String::strip).toList());
        }
    }

    /**
     * Returns what javac prints after lines that end in a colon, up to a line "or", other than those in which it explains
     * types.
     */
    private static List<String> declarations(String output) {
        List<String> found = new ArrayList<>();
        Matcher declaration = Pattern.compile("(?m)^  (?!where ).*:\\n((?:  (?!or\\n).*(?<!:)\\n)+)")
                .matcher(output);
        while (declaration.find()) {
            found.add(declaration.group(1));
        }
        return found;
    }
}
