package dev.emissary.javac.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Tests of how a page is compared with what a test generates. */
@NoClause("a helper of the tests")
class GeneratedTextTest {
    @TempDir
    private Path directory;

    @Test
    @DisabledIfSystemProperty(named = "emissary.regenerate", matches = "true")
    void theFirstDifferenceIsShownAndNoMore() throws IOException {
        Path page = Files.writeString(directory.resolve("page.md"), "one\ntwo\nthree\n");
        assertThatThrownBy(() -> new GeneratedText(page).mustBe("one\nzwei\ndrei\n", GeneratedTextTest.class))
                .hasMessageStartingWith("page.md:2%n  is:      two%n  must be: zwei%n".formatted())
                .hasMessageContaining("-Pregenerate test -Dtest=GeneratedTextTest")
                .hasMessageNotContaining("drei");
    }

    @Test
    void anEndTooEarlyIsADifference() {
        assertThat(GeneratedText.firstDifference("page.md", "one\n", "one\ntwo\n"))
                .isEqualTo("page.md:2%n  is:      (the end of the text)%n  must be: two".formatted());
    }
}
