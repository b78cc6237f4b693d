package dev.emissary.tools.survey;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What the build makes of the survey's results: the plots, and the page and the list of crossed forwarders. */
final class MadePages {
    private static final Path SURVEY = Path.of("docs/survey");

    private MadePages() {}

    /**
     * Writes them.
     *
     * @param arguments the root of the repository, and the directory that stands for it among the pages that are made
     */
    public static void main(String... arguments) throws IOException {
        Path survey = Path.of(arguments[0]).resolve(SURVEY);
        Path made = Path.of(arguments[1]).resolve(SURVEY);
        SurveyResult result = result(survey);
        Plots.write(result, made);
        Judgments judgments = judgments(survey);
        Files.writeString(made.resolve("crossed.md"), CrossedPage.of(result, judgments));
        Files.writeString(made.resolve("crossed.csv"), CrossedPage.list(result, judgments));
    }

    static SurveyResult result(Path survey) throws IOException {
        return new ObjectMapper().readValue(survey.resolve("results.json").toFile(), SurveyResult.class);
    }

    static Judgments judgments(Path survey) throws IOException {
        return Judgments.in(survey.resolve("crossed.txt"));
    }
}
