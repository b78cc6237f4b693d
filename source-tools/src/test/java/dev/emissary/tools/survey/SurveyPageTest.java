package dev.emissary.tools.survey;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The page of the survey, whose tables are those of its numbers. */
class SurveyPageTest {
    private static final Path SURVEY = Path.of("../docs/survey");
    private static final Path PAGE = SURVEY.resolve("README.md");

    @Test
    void tablesAreThoseOfTheNumbers() throws IOException {
        SurveyResult result =
                new ObjectMapper().readValue(SURVEY.resolve("results.json").toFile(), SurveyResult.class);
        String page = Files.readString(PAGE);
        String generated = Tables.into(page, result);
        if (Boolean.getBoolean("emissary.regenerate")) {
            Files.writeString(PAGE, generated);
        }
        assertThat(generated)
                .as("docs/survey/README.md; to generate it anew: mvn -Pregenerate verify")
                .isEqualTo(Files.readString(PAGE));
    }

    @Test
    void plotsAreThoseOfTheNumbers() throws IOException {
        SurveyResult result =
                new ObjectMapper().readValue(SURVEY.resolve("results.json").toFile(), SurveyResult.class);
        if (Boolean.getBoolean("emissary.regenerate")) {
            Plots.write(result, SURVEY);
        }
        Plots.of(result)
                .forEach((file, text) -> assertThat(SURVEY.resolve(file))
                        .as(file + "; to generate it anew: mvn -Pregenerate verify")
                        .hasContent(text));
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
