package dev.emissary.javac.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.GoldenPair;
import dev.emissary.javac.testing.NoClause;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The golden pairs of desugar=DIR, of which the pages of docs/desugaring are made. */
@NoClause("the documents")
class DesugaringPagesTest {
    static List<GoldenPair> pairs() {
        return GoldenPair.all(DesugaringPage.PAIRS);
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
        assertThat(DesugaringPage.ALL.stream().flatMap(page -> page.pairs().stream()))
                .containsExactlyInAnyOrderElementsOf(
                        pairs().stream().map(GoldenPair::name).toList());
    }
}
