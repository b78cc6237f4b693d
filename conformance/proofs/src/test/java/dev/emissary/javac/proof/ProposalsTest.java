package dev.emissary.javac.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A test of what messages propose to write: does it as a user would, and compiles again. The message must be gone, no other
 * error may come, and a declaration that was pasted suppresses the warnings that it gets, and no others (EM-DIAG-1).
 *
 * <p>The sources are those of the corpus and random programs; {@code -Demissary.seed=N}
 * repeats the programs of one seed.
 */
class ProposalsTest {
    private static final long FIXED_SEED = 29;
    private static final int FEW = 200;
    private static final int MANY = 4000;
    private static final int AT_ONCE = 100;

    /** One of so many sources of the corpus is in the sample. */
    private static final int IN_SAMPLE = 10;

    /** The messages that propose something else than the edit that is the same each time. */
    private static final Set<String> TRIED = Stream.of(("err.canonical.type err.component.not.interface err.list.empty "
                            + "err.list.keyword err.list.order err.list.twice err.method.bound err.method.clash "
                            + "err.method.conflict err.method.default err.method.finalize err.method.required.clash "
                            + "err.method.required.result err.method.required.throws err.name.inherited "
                            + "err.names.itself err.serialization.delegated err.serialization.hook err.super.call "
                            + "warn.bypass warn.component.unused warn.contract warn.helper warn.self "
                            + "warn.serializable warn.serializable.unread warn.serializable.unwritten warn.unwrap")
                    .split(" "))
            .map(key -> "emissary." + key)
            .collect(Collectors.toSet());

    @Test
    @Clause({"EM-DIAG-1", "EM-CONF-1"})
    void someProposalsLeadToNoOtherError() {
        compare(IN_SAMPLE, FIXED_SEED, FEW, 100);
    }

    @Test
    @Tag("proof")
    @Clause({"EM-DIAG-1", "EM-CONF-1"})
    void noneOfManyProposalsLeadsToAnotherError() {
        compare(1, Long.getLong("emissary.seed", new SplittableRandom().nextLong() >>> 1), MANY, 2000);
    }

    private static void compare(int each, long seed, int programs, int fewest) {
        try (ProposalProof proof = new ProposalProof()) {
            List<List<String>> corpus = Corpus.sources();
            for (int i = 0; i < corpus.size(); i += each) {
                proof.tryAll(corpus.get(i), "lint=on");
            }
            for (long first = seed; first < seed + programs; first += AT_ONCE) {
                proof.tryPrograms(LongStream.range(first, Math.min(first + AT_ONCE, seed + programs))
                        .mapToObj(Program::of)
                        .toList());
            }
            System.out.printf(
                    "Proposals on JDK %s: %d sources, %d programs from seed %d: %s%n",
                    Runtime.version(), corpus.size() / each, programs, seed, proof);
            assertThat(String.join("\n\n", proof.rejected())).isEmpty();
            assertThat(proof.tried()).isGreaterThanOrEqualTo(fewest);
            if (each == 1) {
                assertThat(proof.keys()).containsAll(TRIED);
            }
        }
    }
}
