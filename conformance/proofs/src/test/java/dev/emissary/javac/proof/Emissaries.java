package dev.emissary.javac.proof;

import dev.emissary.javac.testing.Checkout;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The sources of the examples, and which of them declare emissaries. */
final class Emissaries {
    private static final Path EXAMPLES = Checkout.file("examples");
    private static final String NEEDS_LIBRARIES = "market-data";

    /** Projects of their own, which declare the same class. */
    private static final String BUILDS = "builds";

    private static final Pattern EMISSARY = Pattern.compile("(?m)^\\s*@Emissary\\b|\\bemissary \\w+[(<]");

    private Emissaries() {}

    /** Whether a source declares an emissary. */
    static boolean areIn(String text) {
        return EMISSARY.matcher(text).find();
    }

    /** Returns the main sources of all examples that need the JDK only, without module declarations. */
    static SourceTree examples() {
        try (Stream<Path> directories = Files.walk(EXAMPLES)) {
            Path[] roots = directories
                    .filter(directory -> directory.endsWith(Path.of("src", "main", "java")))
                    .filter(directory -> !directory.startsWith(EXAMPLES.resolve(NEEDS_LIBRARIES)))
                    .filter(directory -> !directory.startsWith(EXAMPLES.resolve(BUILDS)))
                    .toArray(Path[]::new);
            return SourceTree.of("examples", roots).unnamed();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
