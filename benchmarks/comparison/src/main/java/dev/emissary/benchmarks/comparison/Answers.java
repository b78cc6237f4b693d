package dev.emissary.benchmarks.comparison;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Runs the programs of some features, for whoever writes one. */
public final class Answers {

    private Answers() {}

    /**
     * Prints what the programs say.
     *
     * @param arguments the directory of the pages with programs and names of features in it; without names, all that it has
     */
    public static void main(String[] arguments) throws IOException {
        Path work = Files.createTempDirectory("comparison");
        Path root = work.resolve("sources");
        Programs programs = Programs.unpack(Path.of(arguments[0]), root);
        List<String> features = List.of(arguments).subList(1, arguments.length);
        if (features.isEmpty()) {
            features = Arrays.stream(Feature.values())
                    .map(Feature::id)
                    .filter(feature -> Files.isDirectory(root.resolve(feature)))
                    .toList();
        }
        print(new Observation(programs, features, work.resolve("classes")), System.out);
    }

    private static void print(Observation observation, PrintStream out) throws IOException {
        observation
                .run()
                .forEach((approach, outcomes) -> outcomes.forEach((feature, outcome) -> out.println(feature + " | "
                        + approach.id() + " | " + (outcome.refused() ? "refused: " : "") + outcome.words())));
    }
}
