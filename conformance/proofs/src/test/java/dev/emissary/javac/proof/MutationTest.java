package dev.emissary.javac.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.proof.Judge.Setting;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Mutation fuzzing of the plugin: takes the sources of the corpus, changes a few tokens, and compiles (EM-DIAG-3,
 * EM-EQ-3). Some mutants are compiled with records in the place of their emissaries too, of which javac says the same,
 * in the same order, with and without the plugin.
 *
 * <p>The system property {@code emissary.seed} replays a run, and {@code emissary.mutants} makes it longer or shorter.
 */
@Tag("long")
class MutationTest {
    private static final long FIXED_SEED = 17;
    private static final int FEW = Boolean.getBoolean("emissary.long") ? 300 : 100;
    private static final int MANY = 100_000;
    private static final int MOST_FAILURES = 5;
    private static final String FOREIGN =
            "package foreign; public @interface Emissary { Class<?>[] value() default {}; }";

    @TempDir
    private Path directory;

    @Test
    void noMutantCrashesTheCompilerOrLeavesBrokenClassFiles() throws IOException {
        fuzz(FIXED_SEED, FEW, 1);
    }

    @Test
    @Tag("proof")
    void noneOfManyRandomMutantsCrashesTheCompilerOrLeavesBrokenClassFiles() throws IOException {
        fuzz(Long.getLong("emissary.seed", new Random().nextLong()), Integer.getInteger("emissary.mutants", MANY), 10);
    }

    /** Compiles so many mutants, and one of {@code each} without emissaries as well. */
    private void fuzz(long seed, int count, int each) throws IOException {
        List<List<String>> corpus = Corpus.sources();
        Mutator mutator = new Mutator(corpus);
        Random random = new Random(seed);
        List<String> failures = new ArrayList<>();
        int accepted = 0;
        int compiled = 0;
        try (Judge judge = new Judge(directory)) {
            while (compiled < count && failures.size() < MOST_FAILURES) {
                List<String> mutant = mutator.mutant(random);
                Setting setting = new Setting(true, random.nextBoolean(), random.nextBoolean());
                compiled++;
                Judge.Verdict verdict = judge.judge(mutant, setting);
                accepted += verdict.accepted() ? 1 : 0;
                List<String> complaints = new ArrayList<>(verdict.complaints());
                if (compiled % each == 0) {
                    complaints.addAll(judge.differences(
                            Stream.concat(Stream.of(FOREIGN), mutant.stream().map(MutantSources::withoutEmissaries))
                                    .toList(),
                            setting));
                }
                if (!complaints.isEmpty()) {
                    failures.add("mutant " + compiled + ", " + setting + ":\n" + String.join("\n---\n", mutant) + "\n"
                            + String.join("\n", complaints));
                }
            }
            System.out.printf(
                    "Mutation fuzzing on JDK %s: %d mutants of %d sources from seed %d: "
                            + "%d accepted, %d rejected, %d failures (crashes of javac itself: %d); "
                            + "%d without emissaries, %d of them with several diagnostics%n",
                    Runtime.version(),
                    compiled,
                    corpus.size(),
                    seed,
                    accepted,
                    compiled - accepted,
                    failures.size(),
                    judge.crashesOfJavac(),
                    compiled / each,
                    judge.severalDiagnostics());
            assertThat(failures).as("seed %d", seed).isEmpty();
            assertThat(judge.severalDiagnostics()).isGreaterThan(count / each / 4);
        }
        assertThat(accepted).isPositive().isLessThan(compiled);
    }
}
