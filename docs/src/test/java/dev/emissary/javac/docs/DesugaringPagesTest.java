package dev.emissary.javac.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.GeneratedText;
import dev.emissary.javac.testing.GoldenPair;
import dev.emissary.javac.testing.NoClause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The pages of docs/desugaring, generated from the golden pairs of desugar=DIR. */
@NoClause("the documents")
class DesugaringPagesTest {
    private static final Path DIRECTORY = Checkout.file("docs/desugaring");

    static List<GoldenPair> pairs() {
        return GoldenPair.all();
    }

    static List<DesugaringPage> pages() {
        return DesugaringPage.ALL;
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void everyPairSaysWhatItShows(GoldenPair pair) {
        assertThat(pair.setting("shows")).matches("[A-Z].*[^.]");
        assertThat(pair.setting("clauses")).matches("EM-[A-Z]+-\\d+(, EM-[A-Z]+-\\d+)*");
        assertThat(pair.source()).doesNotStartWith("// ");
    }

    @Test
    void everyPairIsOnOnePage() {
        assertThat(pages().stream().flatMap(page -> page.pairs().stream()).map(name -> name + ".java"))
                .containsExactlyInAnyOrderElementsOf(
                        pairs().stream().map(GoldenPair::file).toList());
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyPageHasSeveralPairsAndIsAsGenerated(DesugaringPage page) {
        assertThat(page.pairs()).hasSizeGreaterThan(1);
        new GeneratedText(DIRECTORY.resolve(page.name() + ".md")).mustBe(page.text(), DesugaringPagesTest.class);
    }

    @Test
    void theIndexListsAllPagesAndThereAreNoOthers() throws IOException {
        new GeneratedText(DIRECTORY.resolve("README.md")).mustBe(DesugaringPage.index(), DesugaringPagesTest.class);
        try (Stream<Path> files = Files.list(DIRECTORY)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(
                            Stream.concat(Stream.of("README"), pages().stream().map(DesugaringPage::name))
                                    .map(name -> name + ".md")
                                    .toList());
        }
    }
}
