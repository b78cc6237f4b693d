package dev.emissary.javac.proof;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;

import dev.emissary.javac.testing.Clause;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that emissaries give the same bytes in every run, in every order of files and in incremental builds. */
class ReproducibilityTest {
    private static final long SEED = 17;

    static List<SourceTree> trees() {
        return List.of(InterdependentSources.all(), Emissaries.examples());
    }

    @ParameterizedTest
    @MethodSource("trees")
    @Clause("EM-FWD-9")
    void everyFileCompiledAloneGivesTheBytesOfTheFullBuild(SourceTree tree) {
        try (Rebuilds rebuilds = new Rebuilds(tree, emissary().withOptions("-g", "-parameters"))) {
            rebuilds.oneByOne();
        }
    }

    @ParameterizedTest
    @MethodSource("trees")
    @Clause("EM-FWD-9")
    void neitherRepetitionNorTheOrderOfFilesMatters(SourceTree tree) {
        try (Rebuilds rebuilds = new Rebuilds(tree, emissary())) {
            Random random = new Random(SEED);
            rebuilds.again();
            rebuilds.inReverse();
            rebuilds.shuffled(random);
            rebuilds.shuffled(random);
        }
    }
}
