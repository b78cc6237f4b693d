package dev.emissary.tools.survey;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.emissary.javac.testing.GeneratedText;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The page of the survey, whose tables are those of its numbers. */
class SurveyPageTest {
    private static final Path SURVEY = Path.of("../docs/survey");
    private static final GeneratedText PAGE = new GeneratedText(SURVEY.resolve("README.md"));

    @Test
    void tablesAreThoseOfTheNumbers() throws IOException {
        SurveyResult result =
                new ObjectMapper().readValue(SURVEY.resolve("results.json").toFile(), SurveyResult.class);
        PAGE.mustBe(Tables.into(PAGE.text(), result), SurveyPageTest.class);
    }

    @Test
    void plotsAreThoseOfTheNumbers() throws IOException {
        SurveyResult result =
                new ObjectMapper().readValue(SURVEY.resolve("results.json").toFile(), SurveyResult.class);
        Plots.of(result)
                .forEach((file, text) -> new GeneratedText(SURVEY.resolve(file)).mustBe(text, SurveyPageTest.class));
    }

    @Test
    void everyLibraryOfTheListIsThere() throws IOException {
        SurveyResult result =
                new ObjectMapper().readValue(SURVEY.resolve("results.json").toFile(), SurveyResult.class);
        assertThat(result.subjects())
                .extracting(SubjectResult::name)
                .containsAll(LibraryList.read(Path.of("../conformance/libraries.txt"), "survey"))
                .contains("java.base")
                .hasSizeGreaterThan(40);
    }
}
