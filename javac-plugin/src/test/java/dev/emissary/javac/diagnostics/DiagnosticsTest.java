package dev.emissary.javac.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Compiled;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The messages of the plugin and their examples, checked against each other (EM-DIAG-1, EM-DIAG-2, EM-CONF-1). */
class DiagnosticsTest {
    /**
     * What a message shows after lines that end in a colon, up to a line "or", other than those in which javac explains
     * types.
     */
    private static final Pattern DECLARATION = Pattern.compile("(?m)^  (?!where ).*:\\n((?:  (?!or\\n).*(?<!:)\\n)+)");

    @TempDir
    private static Path directory;

    static List<Message> messages() {
        return Message.all();
    }

    static List<Example> examples() {
        return Example.all();
    }

    @Test
    void everyMessageHasOneExampleAndEveryExampleHasAMessage() {
        List<String> keys = messages().stream().map(Message::key).toList();
        assertThat(keys).doesNotHaveDuplicates().allMatch(key -> key.matches("emissary\\.(err|warn|note)(\\.[a-z]+)+"));
        assertThat(examples()).extracting(Example::key).containsExactlyInAnyOrderElementsOf(keys);
    }

    @ParameterizedTest
    @MethodSource("messages")
    void textSaysWhatIsWrongAndOnFurtherLinesWhatToWriteInstead(Message message) {
        assertThat(message.lines())
                .hasSizeGreaterThan(1)
                .noneMatch(String::isBlank)
                .noneMatch(line -> line.matches(".*[^.]\\."))
                .allMatch(line -> line.matches("[a-z@{\\[].*"));
    }

    @ParameterizedTest
    @MethodSource("messages")
    void commentOfAMessageDocumentsItsArguments(Message message) {
        assertThat(message.documentedArguments()).isEqualTo(message.arguments());
        if (message.arguments() == 0) {
            assertThat(message.comment()).isEqualTo("# no arguments\n");
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void anExampleGivesWhatItAnnouncesAndIsRepairedAsTheMessageShows(Example example) throws IOException {
        assertThat(example.clauses()).allMatch(clause -> clause.matches("EM-[A-Z]+-\\d+"));
        List<String> announced = example.mistaken().announced();
        assertThat(announced).anyMatch(line -> line.endsWith(" " + example.key()));
        Compiled mistaken = example.mistaken().compiled(directory);
        assertThat(mistaken.diagnostics())
                .as(mistaken.printed())
                .extracting(Compiled.Message::at)
                .containsExactlyInAnyOrderElementsOf(announced);
        String said = mistaken.diagnostics().stream()
                .map(message -> message.text() + "\n")
                .collect(Collectors.joining());
        assertThat(said).doesNotContainPattern("\\{\\d").doesNotContain("''");
        List<String> repaired =
                lines(String.join("\n", example.repaired().files().values()));
        Matcher declaration = DECLARATION.matcher(said);
        while (declaration.find()) {
            assertThat(repaired).containsSequence(lines(declaration.group(1)));
        }
        assertThat(example.repaired().announced()).isEmpty();
        example.repaired().compiled(directory).clean();
    }

    private static List<String> lines(String text) {
        return text.lines().map(String::strip).toList();
    }
}
