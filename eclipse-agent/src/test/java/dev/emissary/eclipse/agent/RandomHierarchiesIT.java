package dev.emissary.eclipse.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.proof.HierarchySources;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Compiles random emissaries by ecj. Their class files are those of the classes that one would write in their place, by
 * ecj too.
 *
 * <p>The interface by which a type variable with several bounds is called is not compared. {@code -Demissary.seed=N} repeats
 * a run.
 */
class RandomHierarchiesIT {
    private static final int PROGRAMS = 600;
    private static final Pattern ERROR = Pattern.compile("ERROR in .*[/\\\\](p\\p{XDigit}+)[/\\\\]P\\w+\\.java");

    @TempDir
    private Path directory;

    @Test
    @Tag("proof")
    void emissariesHaveTheClassFilesOfTheClassesByHand() throws Exception {
        long seed = Long.getLong("emissary.seed", new SplittableRandom().nextLong() >>> 1);
        List<String> names = HierarchySources.write(directory, seed, PROGRAMS);

        CompilerRun ofClasses = compile("", "classes");
        CompilerRun ofEmissaries = compile(CompilerRun.AGENT, "emissaries");

        // ecj calls some methods ambiguous that javac calls.
        Set<String> refused = refused(ofClasses);
        assertThat(refused).hasSizeLessThan(PROGRAMS / 20).containsAll(refused(ofEmissaries));
        SoftAssertions softly = new SoftAssertions();
        for (String name : names) {
            if (!refused.contains(name)) {
                String file = name.replace('.', '/') + ".class";
                softly.assertThat(ClassText.withoutAnnotations(
                                directory.resolve("emissaries-compiled").resolve(file)))
                        .as(name)
                        .isEqualTo(ClassText.withoutAnnotations(
                                directory.resolve("classes-compiled").resolve(file)));
            }
        }
        System.out.printf(
                "Random hierarchies by ecj on JDK %s, from seed %d: %d programs, %d classes by hand refused, %d differences%n",
                Runtime.version(),
                seed,
                names.size(),
                refused.size(),
                softly.assertionErrorsCollected().size());
        softly.assertAll();
    }

    private static Set<String> refused(CompilerRun run) {
        return ERROR.matcher(run.output())
                .results()
                .map(error -> error.group(1) + ".Em")
                .collect(Collectors.toSet());
    }

    private CompilerRun compile(String agent, String sources) throws Exception {
        List<String> command = new ArrayList<>();
        if (!agent.isEmpty()) {
            command.add(agent);
        }
        command.addAll(List.of("-jar", EcjVersions.newest().toString()));
        command.addAll(List.of("-17", "-g:none", "-parameters", "-nowarn", "-proc:none", "-proceedOnError"));
        command.addAll(List.of("-cp", CompilerRun.ANNOTATIONS, "-d"));
        command.add(directory.resolve(sources + "-compiled").toString());
        command.add(directory.resolve(sources).toString());
        return CompilerRun.java(command);
    }
}
