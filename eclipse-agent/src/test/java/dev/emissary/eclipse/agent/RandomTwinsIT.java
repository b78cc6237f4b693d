package dev.emissary.eclipse.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.proof.TwinSources;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Compiles random emissaries by ecj, together with the types that they mention and after them. Their class files are those of
 * the classes that somebody would write in their place, by ecj too, with the annotations of declarations that javac
 * writes for the same emissaries: ecj takes annotations after the type parameters of a method for those of its type only.
 *
 * <p>Type annotations are not compared, nor is the interface by which a type variable with several bounds is called: ecj
 * writes them otherwise for classes by hand. {@code -Demissary.seed=N} repeats a run.
 */
class RandomTwinsIT {
    private static final int PROGRAMS = 600;
    private static final Pattern ERROR = Pattern.compile("ERROR in .*[/\\\\](p\\p{XDigit}+)[/\\\\]Em\\.java");

    @TempDir
    private Path directory;

    private final Path ecj = EcjVersions.newest();

    RandomTwinsIT() throws Exception {}

    @Test
    @Tag("proof")
    void emissariesHaveTheClassFilesOfTheClassesByHand() throws Exception {
        long seed = Long.getLong("emissary.seed", new SplittableRandom().nextLong() >>> 1);
        TwinSources twins = TwinSources.of(seed, PROGRAMS);
        twins.write(directory);

        Path library = directory.resolve("library-classes");
        Path types = directory.resolve("types-classes");
        Path byHand = directory.resolve("by-hand");
        Path byJavac = directory.resolve("by-javac");
        Path after = directory.resolve("after");
        Path together = directory.resolve("together");
        compile("", library, List.of(), "library").succeeds();
        compile("", types, List.of(library), "types", "permitted").succeeds();
        CompilerRun ofClasses = compile("", byHand, List.of(types, library), "classes");
        compileByJavac(twins, byJavac, types + File.pathSeparator + library).succeeds();
        compile(CompilerRun.AGENT, after, List.of(types, library), "emissaries").succeeds();
        compile(CompilerRun.AGENT, together, List.of(library), "emissaries", "types")
                .succeeds();

        // ecj calls some methods ambiguous that javac calls, and refuses some of the places of type annotations.
        Set<String> refused = ERROR.matcher(ofClasses.output())
                .results()
                .map(error -> error.group(1) + ".Em")
                .collect(Collectors.toSet());
        SoftAssertions softly = new SoftAssertions();
        for (String name : twins.names()) {
            String file = name.replace('.', '/') + ".class";
            for (Path emissaries : List.of(after, together)) {
                String what = name + " " + emissaries.getFileName();
                softly.assertThat(ClassText.annotations(emissaries.resolve(file)))
                        .as(what)
                        .isEqualTo(ClassText.annotations(byJavac.resolve(file)));
                if (!refused.contains(name)) {
                    softly.assertThat(ClassText.withoutAnnotations(emissaries.resolve(file)))
                            .as(what)
                            .isEqualTo(ClassText.withoutAnnotations(byHand.resolve(file)));
                }
            }
        }
        System.out.printf(
                "Random twins by ecj on JDK %s, from seed %d: %d programs, %d forwarders, %d classes by hand refused,"
                        + " %d differences%n",
                Runtime.version(),
                seed,
                twins.names().size(),
                twins.forwarders(),
                refused.size(),
                softly.assertionErrorsCollected().size());
        softly.assertAll();
        assertThat(refused).hasSizeLessThan(PROGRAMS / 20);
    }

    private CompilerRun compile(String agent, Path classes, List<Path> classPath, String... sources)
            throws IOException, InterruptedException {
        String path = Stream.concat(classPath.stream().map(Path::toString), Stream.of(CompilerRun.ANNOTATIONS))
                .collect(Collectors.joining(File.pathSeparator));
        List<String> command = new ArrayList<>();
        if (!agent.isEmpty()) {
            command.add(agent);
        }
        command.addAll(List.of("-jar", ecj.toString(), "-17", "-g:none", "-parameters", "-nowarn", "-proc:none"));
        command.addAll(List.of("-proceedOnError", "-cp", path, "-d", classes.toString()));
        Stream.of(sources).map(directory::resolve).map(Path::toString).forEach(command::add);
        return CompilerRun.java(command);
    }

    private CompilerRun compileByJavac(TwinSources twins, Path classes, String classPath)
            throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of("-g:none", "-parameters", "-nowarn", "-Xlint:none", "-proc:none"));
        command.addAll(List.of("-cp", classPath + File.pathSeparator + CompilerRun.ANNOTATIONS));
        command.addAll(List.of("-d", classes.toString()));
        for (String name : twins.names()) {
            command.add(directory
                    .resolve("emissaries")
                    .resolve(name.replace('.', '/') + ".java")
                    .toString());
        }
        return CompilerRun.compileByJavac(command);
    }
}
