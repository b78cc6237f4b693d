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
    void everyLibraryOfTheListIsThere() throws IOException {
        List<String> listed =
                ListedLibrary.read(Path.of("../conformance/libraries.txt"), List.of("survey", "managed", "application"))
                        .stream()
                        .map(ListedLibrary::coordinates)
                        .toList();
        assertThat(result().subjects())
                .extracting(SubjectResult::name)
                .containsAll(listed)
                .contains("java.base")
                .hasSizeGreaterThan(100);
    }

    @Test
    void unknownPartIsRefused() throws IOException {
        assertThatThrownBy(() -> Tables.into("<!-- survey: opinions --><!-- end -->", result()))
                .hasMessageContaining("opinions");
    }
}
