package dev.emissary.tools.adopt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.emissary.tools.adopt.Adoption.Change;
import dev.emissary.tools.source.SourceTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The corpus: each file in {@code converted} has a class before and after its conversion, some also in the keyword
 * form; each section in {@code left} says on its first line which lines stop the conversion, and why. The profile
 * {@code regenerate} writes what is expected.
 */
class CorpusTest {
    @TempDir
    private Path scratch;

    static List<CorpusFile> converted() throws IOException {
        return CorpusFile.in("converted");
    }

    static List<CorpusFile> inKeywordForm() throws IOException {
        return converted().stream()
                .filter(file -> file.sections().contains("keyword"))
                .toList();
    }

    static Stream<Arguments> left() throws IOException {
        return CorpusFile.in("left").stream()
                .flatMap(file -> file.sections().stream()
                        .filter(section -> !section.equals("given"))
                        .map(section -> arguments(file, section)));
    }

    @ParameterizedTest
    @MethodSource("converted")
    void convertsToTheExpectedText(CorpusFile file) throws IOException {
        Adoption.Result result = adopt(file.source("before"), file);
        assertThat(result.skipped()).isEmpty();
        assertThat(result.problems()).isEmpty();
        assertThat(result.changes()).hasSize(1);
        file.mustMake("after", result.changes().get(0).after(), CorpusTest.class);
    }

    @ParameterizedTest
    @MethodSource("converted")
    void leavesNothingToConvert(CorpusFile file) throws IOException {
        assertThat(adopt(file.source("after"), file).changes()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("converted")
    void keepsLineEndsAndByteOrderMark(CorpusFile file) throws IOException {
        for (String end : List.of("\r\n", "\r")) {
            String before = "\uFEFF" + file.source("before").replace("\n", end);
            String after = "\uFEFF" + file.source("after").replace("\n", end);
            assertThat(adopt(before, file).changes()).extracting(Change::after).containsExactly(after);
        }
    }

    @ParameterizedTest
    @MethodSource("inKeywordForm")
    void convertsToTheKeywordForm(CorpusFile file) throws IOException {
        Allowed keyword = new Allowed(false, false, true, false, 0);
        Adoption.Result result = adopt(file.source("before"), file.toString(), keyword);
        assertThat(result.problems()).isEmpty();
        String after = result.changes().get(0).after();
        file.mustMake("keyword", after, CorpusTest.class);
        Adoption.Result again = adopt(after, file.toString(), keyword);
        assertThat(again.changes()).isEmpty();
        assertThat(again.problems()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("left")
    void leavesForTheReasonsOnTheFirstLine(CorpusFile file, String section) throws IOException {
        String source = file.source(section);
        Adoption.Result result = adopt(source, section, Allowed.NOTHING);
        assertThat(result.changes()).isEmpty();
        assertThat(result.skipped()).hasSize(1);
        String says = "// "
                + result.skipped().get(0).obstacles().stream()
                        .map(found -> "%s, line %d: %s".formatted(found.reason().key(), found.line(), found.message()))
                        .collect(Collectors.joining("; "))
                        .replace(scratch.toString() + "/", "");
        file.mustMake(section, says + source.substring(source.indexOf('\n')), CorpusTest.class);
    }

    @ParameterizedTest
    @MethodSource("converted")
    void hasNoOtherSections(CorpusFile file) {
        assertThat(String.join(" ", file.sections())).matches("before after( keyword)?( given)?");
    }

    private Adoption.Result adopt(String text, CorpusFile file) throws IOException {
        return adopt(text, file.toString(), Allowed.NOTHING);
    }

    private Adoption.Result adopt(String text, String name, Allowed allowed) throws IOException {
        Files.writeString(scratch.resolve(name + ".java"), text);
        try (SourceTree tree = new SourceTree()) {
            tree.add(scratch);
            return Adoption.of(tree, tree.roots(), List.of(), allowed);
        }
    }
}
