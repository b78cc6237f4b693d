package dev.emissary.javac.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A test of emissaries on random programs, with type annotations wherever they may stand, against the classes that
 * somebody would write in their place.
 *
 * <p>The generator writes both from its own model of each program, in which it replaces type variables itself. The class
 * files are compared attribute by attribute, and so they are where the interfaces come from class files.
 *
 * <p>{@code -Demissary.seed=N} repeats the program of one seed.
 */
class TwinTest {
    private static final int FEW = 60;
    private static final int MANY = 3000;
    private static final int AT_ONCE = 100;

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-3", "EM-FWD-7"})
    void emissariesOfFixedSeedsAreTheTwinsOfClassesByHand() {
        try (TwinProof proof = new TwinProof()) {
            proof.compare(1, FEW);
            assertThat(String.join("\n\n", proof.differences())).isEmpty();
        }
    }

    @Test
    @Tag("proof")
    @Clause({"EM-EQ-2", "EM-FWD-3", "EM-FWD-5", "EM-FWD-7", "EM-FWD-8", "EM-FWD-9"})
    void emissariesOfRandomSeedsAreTheTwinsOfClassesByHand() {
        long seed = Long.getLong("emissary.seed", new SplittableRandom().nextLong() >>> 1);
        int count = System.getProperty("emissary.seed") == null ? MANY : 1;
        try (TwinProof proof = new TwinProof()) {
            for (int done = 0; done < count; done += AT_ONCE) {
                proof.compare(seed + done, Math.min(AT_ONCE, count - done));
            }
            System.out.printf(
                    "Random twins on JDK %s, from seed %d: %s, %d without a twin, %d differences%n",
                    Runtime.version(),
                    seed,
                    proof,
                    proof.unsayable(),
                    proof.differences().size());
            assertThat(String.join("\n\n", proof.differences())).isEmpty();
            assertThat(proof.unsayable()).isLessThan(MANY / 500);
            if (count == MANY) {
                // What never occurs is not proved.
                assertThat(proof.features()).containsOnlyKeys(TwinFeature.values());
            }
        }
    }
}
