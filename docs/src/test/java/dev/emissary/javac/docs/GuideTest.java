package dev.emissary.javac.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.GeneratedText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The tutorial and the guide, whose programs are compiled and whose answers of the compiler are real. */
class GuideTest {
    @TempDir
    private Path scratch;

    static List<Path> pages() throws IOException {
        try (Stream<Path> files = Files.list(Checkout.file("docs/guide"))) {
            return Stream.concat(files, Stream.of(Checkout.file("docs/tutorial.md")))
                    .filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    @Clause({"EM-DIAG-1", "EM-OPT-1"})
    void answersAreThoseOfTheCompilerAndCorrectionsCompile(Path file) {
        GeneratedText document = new GeneratedText(file);
        GuidePage page = new GuidePage(Page.of(file.toString(), document.text()), scratch);
        document.mustBe(page.text(), GuideTest.class);
        assertThat(page.remains())
                .as("what javac prints of the last state of the files of each section")
                .allSatisfy(output -> assertThat(output).isEmpty());
    }
}
