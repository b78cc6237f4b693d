package dev.emissary.tools.survey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.emissary.javac.testing.GeneratedText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The pages that mention numbers of the survey, and how their generated parts are made. */
class SurveyPageTest {
    private static final Path DOCS = Path.of("../docs");
    private static final SurveyResult SMALL = new SurveyResult(
            "17",
            List.of(SmallSurvey.of("class W implements Runnable { Runnable r; public void run() { r.run(); } }")));

    private static SurveyResult result() throws IOException {
        return new ObjectMapper().readValue(DOCS.resolve("survey/results.json").toFile(), SurveyResult.class);
    }

    @Test
    void numbersInPagesAreThoseOfTheResults() throws IOException {
        SurveyResult result = result();
        int pages = 0;
        try (Stream<Path> files = Files.walk(DOCS)) {
            for (Path file :
                    files.filter(file -> file.toString().endsWith(".md")).toList()) {
                GeneratedText page = new GeneratedText(file);
                if (Tables.isIn(page.text())) {
                    page.mustBe(Tables.into(page.text(), result), SurveyPageTest.class);
                    pages++;
                }
            }
        }
        assertThat(pages).isGreaterThan(2);
    }

    @Test
    void whatTheToolConvertsTheConstructCanSay() throws IOException {
        assertThat(result().subjects().stream()
                        .flatMap(subject -> subject.wrappers().stream())
                        .filter(SurveyedClass::converted))
                .isNotEmpty()
                .allMatch(SurveyedClass::isSayable);
    }

    @Test
    void everyLibraryOfTheListIsThere() throws IOException {
        List<String> listed =
                ListedLibrary.read(Path.of("../conformance/libraries.txt"), List.of("survey", "managed")).stream()
                        .map(ListedLibrary::coordinates)
                        .toList();
        assertThat(result().subjects())
                .extracting(SubjectResult::name)
                .containsAll(listed)
                .contains("java.base")
                .hasSizeGreaterThan(100);
    }

    @Test
    void numberReplacesTheOldOneWithinItsSentence() {
        String page = "There are <!-- survey: wrappers -->9<!-- end --> wrappers.\n";
        String generated = Tables.into(page, SMALL);
        assertThat(generated).isEqualTo("There are <!-- survey: wrappers -->1<!-- end --> wrappers.\n");
        assertThat(Tables.into(generated, SMALL)).isEqualTo(generated);
    }

    @Test
    void tableStandsOnLinesOfItsOwn() {
        String page = "# Numbers\n\n<!-- survey: corpus --><!-- end -->\n";
        String generated = Tables.into(page, SMALL);
        assertThat(generated)
                .startsWith("# Numbers\n\n<!-- survey: corpus -->\n\n| group |")
                .contains("| all | 1 | 1 | 1 | 1 | 1 | 0 | 1 | 0 |\n");
        assertThat(Tables.into(generated, SMALL)).isEqualTo(generated);
    }

    @Test
    void unknownPartIsRefused() {
        assertThatThrownBy(() -> Tables.into("<!-- survey: opinions --><!-- end -->", SMALL))
                .hasMessageContaining("opinions");
    }
}
