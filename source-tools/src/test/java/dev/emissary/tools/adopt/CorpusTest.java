package dev.emissary.tools.adopt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.GeneratedText;
import dev.emissary.tools.adopt.Adoption.Change;
import dev.emissary.tools.source.Progress;
import dev.emissary.tools.source.SourceTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The corpus: {@code before} and {@code after} have files of the same names, of which {@code keyword} has some; in {@code leave} the first line of a
 * file says which lines stop the conversion, and why. The profile {@code regenerate} writes what is expected.
 */
class CorpusTest {
    private static final Path CORPUS = Path.of("src/test/resources/adopt");

    @TempDir
    private Path scratch;

    static List<String> converted() throws IOException {
        return names("before");
    }

    static List<String> left() throws IOException {
        return names("leave");
    }

    @ParameterizedTest
    @MethodSource("converted")
    void convertsToTheExpectedText(String name) throws IOException {
        Adoption.Result result = adopt(Files.readString(CORPUS.resolve("before").resolve(name)), name);
        assertThat(result.skipped()).isEmpty();
        assertThat(result.problems()).isEmpty();
        assertThat(result.changes()).hasSize(1);
        new GeneratedText(CORPUS.resolve("after").resolve(name))
                .mustBe(result.changes().get(0).after(), CorpusTest.class);
    }

    @ParameterizedTest
    @MethodSource("converted")
    void theExpectedTextHasTheSameMembers(String name) throws IOException {
        String before = Files.readString(CORPUS.resolve("before").resolve(name));
        Map<String, ExpectedChanges> expected =
                adopt(before, name).changes().get(0).expected();
        String after = Files.readString(CORPUS.resolve("after").resolve(name));
        Compilation old = Compilation.of(Path.of(name), before, List.of(), List.of(), false);
        Compilation changed = Compilation.of(Path.of(name), after, List.of(), List.of(), true);
        assertThat(old.error() + changed.error()).isEmpty();
        assertThat(ClassComparison.differences(old.classFiles(), changed.classFiles(), expected))
                .isEmpty();
        // Without the plugin it is a record, and has other members: the comparison can fail.
        Compilation record = Compilation.of(Path.of(name), after, List.of(), List.of(), false);
        assertThat(record.error().isEmpty()
                        && ClassComparison.differences(old.classFiles(), record.classFiles(), expected)
                                .isEmpty())
                .isFalse();
    }

    @ParameterizedTest
    @MethodSource("converted")
    void leavesNothingToConvert(String name) throws IOException {
        assertThat(adopt(Files.readString(CORPUS.resolve("after").resolve(name)), name)
                        .changes())
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("converted")
    void keepsLineEndsAndByteOrderMark(String name) throws IOException {
        String before = "\uFEFF"
                + Files.readString(CORPUS.resolve("before").resolve(name)).replace("\n", "\r\n");
        String after = "\uFEFF"
                + Files.readString(CORPUS.resolve("after").resolve(name)).replace("\n", "\r\n");
        assertThat(adopt(before, name).changes()).extracting(Change::after).containsExactly(after);
    }

    static List<String> inKeywordForm() throws IOException {
        return names("keyword");
    }

    @ParameterizedTest
    @MethodSource("inKeywordForm")
    void convertsToTheKeywordForm(String name) throws IOException {
        Path file = CORPUS.resolve("keyword").resolve(name);
        Allowed keyword = new Allowed(false, false, true);
        Adoption.Result result = adopt(Files.readString(CORPUS.resolve("before").resolve(name)), name, keyword);
        assertThat(result.problems()).isEmpty();
        String after = result.changes().get(0).after();
        new GeneratedText(file).mustBe(after, CorpusTest.class);
        Adoption.Result again = adopt(after, name, keyword);
        assertThat(again.changes()).isEmpty();
        assertThat(again.problems()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("left")
    void leavesForTheReasonsOnTheFirstLine(String name) throws IOException {
        Path file = CORPUS.resolve("leave").resolve(name);
        Adoption.Result result = adopt(Files.readString(file), name);
        assertThat(result.changes()).isEmpty();
        assertThat(result.skipped()).hasSize(1);
        String says = "// "
                + result.skipped().get(0).obstacles().stream()
                        .map(found -> "%s, line %d: %s".formatted(found.reason().key(), found.line(), found.message()))
                        .collect(Collectors.joining("; "))
                        .replace(scratch.toString() + "/", "");
        GeneratedText expected = new GeneratedText(file);
        expected.mustBe(says + expected.text().substring(expected.text().indexOf('\n')), CorpusTest.class);
    }

    @Test
    void everyExpectationHasASource() throws IOException {
        assertThat(names("after")).isEqualTo(names("before"));
    }

    private Adoption.Result adopt(String text, String name) throws IOException {
        return adopt(text, name, Allowed.NOTHING);
    }

    private Adoption.Result adopt(String text, String name, Allowed allowed) throws IOException {
        Files.writeString(scratch.resolve(name), text);
        try (SourceTree tree = new SourceTree()) {
            tree.add(scratch);
            return Adoption.of(tree, tree.roots(), List.of(), allowed, Progress.NONE);
        }
    }

    private static List<String> names(String directory) throws IOException {
        try (Stream<Path> files = Files.list(CORPUS.resolve(directory))) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
