package dev.emissary.javac.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Makes programs from seeds, and compares what the plugin makes of each with what the reference says it is: the same
 * programs are rejected, for the same reasons and without any further error, and the others give the class files that
 * javac makes of the class written by hand, whose calls reach the same methods of the same components (EM-EQ-2,
 * EM-DIAG-3, EM-FWD-1, EM-FWD-3, EM-DEL-2, EM-DEL-3, EM-FWD-5, EM-CONF-1).
 *
 * <p>{@code -Demissary.seed=N} repeats the program of one seed.
 */
class HierarchyTest {
    private static final int FEW = 150;
    private static final int MANY = 1500;
    private static final int AT_ONCE = 100;

    /** Every kind of error that a random program can be rejected with for the sake of the emissary in it. */
    private static final Set<String> REASONS =
            Set.of(("emissary.err.annotation.type emissary.err.component.not.interface emissary.err.interface.repeated "
                            + "emissary.err.interface.sealed emissary.err.interface.unserved emissary.err.list.arguments "
                            + "emissary.err.method.ambiguous emissary.err.method.clash emissary.err.target.unserved "
                            + "emissary.err.method.conflict emissary.err.method.conflict.returns emissary.err.method.finalize "
                            + "emissary.err.method.irreconcilable emissary.err.not.an.interface emissary.err.wildcard "
                            + "compiler.err.cant.inherit.diff.arg compiler.err.does.not.override.abstract "
                            + "compiler.err.override.weaker.access")
                    .split(" "));

    @Test
    void programsOfFixedSeedsMeanWhatTheReferenceSays() {
        HierarchyProof proof = new HierarchyProof();
        String replayed = System.getProperty("emissary.seed");
        if (replayed != null) {
            proof.compare(Long.parseLong(replayed), 1);
        } else {
            compare(proof, 1, FEW);
        }
        assertThat(String.join("\n\n", proof.discrepancies())).isEmpty();
    }

    @Test
    @Tag("proof")
    void programsOfRandomSeedsMeanWhatTheReferenceSays() {
        long seed = Long.getLong("emissary.seed", new SplittableRandom().nextLong() >>> 1);
        int count = System.getProperty("emissary.seed") == null ? MANY : 1;
        HierarchyProof proof = new HierarchyProof();
        compare(proof, seed, count);
        System.out.printf(
                "Random hierarchies on JDK %s: %d programs from seed %d: %s%n", Runtime.version(), count, seed, proof);
        assertThat(String.join("\n\n", proof.discrepancies())).isEmpty();
        if (count == MANY) {
            assertCoverage(proof);
        }
    }

    private static void compare(HierarchyProof proof, long seed, int count) {
        for (int done = 0; done < count; done += AT_ONCE) {
            long first = seed + done;
            int batch = Math.min(AT_ONCE, count - done);
            try {
                proof.compare(first, batch);
            } catch (RuntimeException | AssertionError failure) {
                throw new AssertionError("one of %d programs from seed %d".formatted(batch, first), failure);
            }
        }
    }

    /** What never occurs is not proved. */
    private static void assertCoverage(HierarchyProof proof) {
        assertThat(proof.rejected()).containsKeys(REASONS.toArray(new String[0]));
        assertThat(proof.accepted()).isBetween(MANY * 40 / 100, MANY * 70 / 100);
    }
}
