package dev.emissary.eclipse.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.proof.MutantSources;
import dev.emissary.javac.testing.CodeLocation;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Compiles mutants of the cases and examples by the newest ecj with the agent: no failure of the agent, no exception, no hang
 * (EM-DIAG-3). ecj may fail as it does without the agent on the same text with records in the place of emissaries.
 * {@code -Demissary.seed=N} repeats a run.
 */
class MutantsIT {
    private static final long FIXED_SEED = 17;
    private static final int FEW = 300;
    private static final int MANY = 10_000;

    @TempDir
    private Path directory;

    @Test
    @Tag("long")
    void noMutantMakesTheAgentFail() throws Exception {
        compile(FIXED_SEED, FEW);
    }

    @Test
    @Tag("proof")
    void noneOfManyMutantsMakesTheAgentFail() throws Exception {
        compile(Long.getLong("emissary.seed", new Random().nextLong()), Integer.getInteger("emissary.mutants", MANY));
    }

    private void compile(long seed, int count) throws Exception {
        MutantSources.write(directory, seed, count);
        String ecj = EcjVersions.newest().toString();
        CompilerRun run = CompilerRun.java(List.of(
                CompilerRun.AGENT + "=keys",
                "-cp",
                ecj + File.pathSeparator + CodeLocation.of(ManyCompilations.class),
                ManyCompilations.class.getName(),
                directory.toString(),
                CompilerRun.ANNOTATIONS));
        String[] parts = run.output().split(ManyCompilations.FAILED, -1);
        List<String> failures = new ArrayList<>();
        int ofCompiler = 0;
        for (String failed : List.of(parts).subList(1, parts.length)) {
            Path mutant = directory.resolve(failed.lines().findFirst().orElseThrow());
            List<String> texts = texts(mutant);
            if (failed.contains("emissary.err.internal") || !failsAlone(mutant)) {
                failures.add(String.join("\n---\n", texts) + "\n" + failed);
            } else {
                ofCompiler++;
            }
        }
        String last = run.output().strip().lines().reduce((one, other) -> other).orElse("");
        System.out.printf(
                "Mutants by %s on JDK %s, from seed %d: %s, %d failures (ecj's own: %d)%n",
                EcjVersions.newest().getFileName(), Runtime.version(), seed, last, failures.size(), ofCompiler);
        assertThat(failures).as("seed %d", seed).isEmpty();
        assertThat(last).as(run.output()).endsWith("of " + count + " accepted").doesNotStartWith("0 ");
    }

    /** Whether the compiler alone fails at the same program without emissaries. */
    private static boolean failsAlone(Path mutant) throws Exception {
        for (Path file : files(mutant)) {
            Files.writeString(file, MutantSources.asRecords(Files.readString(file)));
        }
        String output = CompilerRun.compile(null, EcjVersions.newest(), mutant).output();
        return output.contains("Internal compiler error") || output.contains("\tat ");
    }

    private static List<String> texts(Path mutant) throws IOException {
        List<String> texts = new ArrayList<>();
        for (Path file : files(mutant)) {
            texts.add(Files.readString(file));
        }
        return texts;
    }

    private static List<Path> files(Path mutant) throws IOException {
        try (Stream<Path> all = Files.walk(mutant)) {
            return all.filter(Files::isRegularFile).toList();
        }
    }
}
