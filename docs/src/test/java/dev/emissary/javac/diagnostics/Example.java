package dev.emissary.javac.diagnostics;

import dev.emissary.javac.testing.Checkout;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * An example, kept in a directory that is named as its key is.
 *
 * @param key the key of the message, for instance {@code emissary.err.modifier}
 * @param mistaken the program that the message is about
 * @param repaired the program without the mistake, from the directory {@code fixed}
 */
public record Example(String key, Program mistaken, Program repaired) {
    private static final Path EXAMPLES = Checkout.file("javac-plugin/src/test/resources/diagnostics");

    /** Returns all examples, in the order of their keys. */
    public static List<Example> all() {
        try (Stream<Path> directories = Files.list(EXAMPLES)) {
            return directories.sorted().map(Example::read).toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Example read(Path directory) {
        Program mistaken = Program.read(directory);
        Program repaired = Program.read(directory.resolve("fixed")).orSettingsOf(mistaken);
        return new Example("emissary." + directory.getFileName(), mistaken, repaired);
    }

    /** Returns the clauses of the specification that the example is about, the closest first. */
    public List<String> clauses() {
        return List.of(mistaken.settings().getOrDefault("clauses", "").split(", "));
    }

    @Override
    public String toString() {
        return key;
    }
}
