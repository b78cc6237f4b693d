package dev.emissary.tools.adopt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.GeneratedText;
import dev.emissary.javac.testing.GoldenPair;
import dev.emissary.javac.testing.SectionedFile;
import dev.emissary.tools.source.SourceTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The corpus: each file in {@code converted} shows what becomes of a class in its conversion; each part of a file in
 * {@code left} says which lines of a class stop the conversion, and why. The profile {@code regenerate} writes what is
 * expected.
 */
class CorpusTest {
    private static final String CORPUS = "source-tools/src/test/resources/adopt/";
    private static final Allowed PLAIN = new Allowed(false, false, false, false, 0, 0);
    private static final Allowed KEYWORD = new Allowed(false, false, true, false, 0, 0);
    /** The list, the modifiers, the name with the components, the implements clause, and an empty body of an emissary. */
    private static final Pattern RECORD = Pattern.compile("@Emissary(?:\\(\\{?([^)]*?)}?\\))?\\s+((?:\\w+ )*)record "
            + "(\\w+[^(]*\\((?:[^()]|\\([^)]*\\))*\\))( implements [^{]*[^ {])?( \\{})?");

    private static final Pattern TO = Pattern.compile("@Emissary\\((\\w+)\\.class\\) ([\\w<>? ]+ (\\w+))");

    @TempDir
    private Path scratch;

    static List<GoldenPair> converted() {
        return GoldenPair.all(CORPUS + "converted");
    }

    static List<SectionedFile> left() {
        return SectionedFile.all(Checkout.file(CORPUS + "left"));
    }

    @ParameterizedTest
    @MethodSource("converted")
    void convertsToTheExpectedTextAndNoFurther(GoldenPair pair) throws IOException {
        pair.mustStandFor(converted(pair.source(), pair.name(), PLAIN), CorpusTest.class);
        assertThat(adopt(pair.plain(), pair.name(), PLAIN).changes()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("converted")
    void keepsLineEndsAndByteOrderMark(GoldenPair pair) throws IOException {
        for (String end : Boolean.getBoolean("emissary.long") ? List.of("\r\n", "\r") : List.of("\r\n")) {
            String before = "\uFEFF" + pair.source().replace("\n", end);
            String after = "\uFEFF" + pair.plain().replace("\n", end);
            assertThat(converted(before, pair.name(), PLAIN)).isEqualTo(after);
        }
    }

    /** The keyword form has the list behind the components, and is otherwise the annotation form. */
    @ParameterizedTest
    @MethodSource("converted")
    void convertsToTheKeywordForm(GoldenPair pair) throws IOException {
        String expected = RECORD.matcher(pair.plain())
                .replaceAll(found -> found.group(2) + "emissary "
                        + TO.matcher(found.group(3)).replaceAll("$2")
                        + (found.group(1) == null
                                ? to(found.group(3))
                                : " delegates " + found.group(1).replace(".class", ""))
                        + (found.group(4) == null ? "" : found.group(4))
                        + (found.group(5) == null ? "" : ";"))
                .replaceFirst("(\n\n)import dev.emissary.Emissary;\n\n|import dev.emissary.Emissary;\n", "$1");
        assertThat(converted(pair.source(), pair.name(), KEYWORD)).isEqualTo(expected);
        Adoption.Result again = adopt(expected, pair.name(), KEYWORD);
        assertThat(again.changes()).isEmpty();
        assertThat(again.problems()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("left")
    void leavesForTheReasonsThatTheCorpusSays(SectionedFile file) throws IOException {
        SectionedFile.Section section = file.sections().get(0);
        String left = section.settings().line("left").orElseThrow();
        Adoption.Result result = adopt(section.text(), file.name(), PLAIN);
        assertThat(result.changes()).isEmpty();
        assertThat(result.skipped()).hasSize(1);
        String says = result.skipped().get(0).obstacles().stream()
                .map(found -> "%s, line %d: %s".formatted(found.reason().key(), found.line(), found.message()))
                .collect(Collectors.joining("; "))
                .replace(scratch.toString() + "/", "");
        GeneratedText text = new GeneratedText(file.path());
        String heading = "////// " + file.name() + "\n// left: ";
        text.mustBe(text.text().replace(heading + left, heading + says), CorpusTest.class);
    }

    /** Returns the clause for the lists of components. */
    private static String to(String header) {
        String listed = TO.matcher(header)
                .results()
                .map(found -> found.group(1) + " to " + found.group(3))
                .collect(Collectors.joining(", "));
        return listed.isEmpty() ? "" : " delegates " + listed;
    }

    private String converted(String text, String name, Allowed allowed) throws IOException {
        Adoption.Result result = adopt(text, name, allowed);
        assertThat(result.skipped()).isEmpty();
        assertThat(result.problems()).isEmpty();
        assertThat(result.changes()).hasSize(1);
        return result.changes().get(0).after();
    }

    private Adoption.Result adopt(String text, String name, Allowed allowed) throws IOException {
        Files.writeString(scratch.resolve(name + ".java"), text);
        SourceTree tree = new SourceTree(List.of());
        tree.add(scratch);
        return Adoption.of(tree, allowed, (step, done, all) -> {});
    }
}
