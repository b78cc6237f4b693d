package dev.emissary.tools.survey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.GeneratedText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The pages of the survey, and all others that mention its numbers. */
class SurveyPageTest {
    private static final Path DOCS = Path.of("../docs");
    private static final Path SURVEY = Path.of("../docs/survey");

    private static SurveyResult result() throws IOException {
        return MadePages.result(SURVEY);
    }

    @Test
    void numbersInPagesAreThoseOfTheResults() throws IOException {
        SurveyResult result = result();
        int pages = 0;
        try (Stream<Path> files = Files.walk(DOCS)) {
            for (Path file :
                    files.filter(file -> file.toString().endsWith(".md")).toList()) {
                GeneratedText page = new GeneratedText(file);
                if (GeneratedParts.isIn(page.text())) {
                    page.mustBe(GeneratedParts.into(page.text(), result), SurveyPageTest.class);
                    pages++;
                }
            }
        }
        assertThat(pages).isGreaterThan(2);
    }

    @Test
    void everyCrossedForwarderIsJudged() throws IOException {
        assertThat(CrossedPage.list(result(), MadePages.judgments(SURVEY))).doesNotContain("not judged");
    }

    @Test
    void whatTheToolConvertsTheConstructCanSay() throws IOException {
        assertThat(result().named(true).filter(wrapper -> wrapper.verdict() == SurveyedClass.Verdict.CONVERTED))
                .isNotEmpty()
                .allSatisfy(wrapper -> assertThat(wrapper.limits()).isEmpty());
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
}
