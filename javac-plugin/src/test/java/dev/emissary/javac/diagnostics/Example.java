package dev.emissary.javac.diagnostics;

import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.SectionedFile;
import java.nio.file.Path;
import java.util.List;

/**
 * An example, kept below its key in the file of its topic.
 *
 * @param key the key of the message, for instance {@code emissary.err.modifier}
 * @param mistaken the program that the message is about
 * @param repaired the program without the mistake
 */
record Example(String key, Program mistaken, Program repaired) {
    private static final Path EXAMPLES = Checkout.file("javac-plugin/src/test/resources/diagnostics");

    /** Returns all examples, in the order of their keys. */
    static List<Example> all() {
        return SectionedFile.all(EXAMPLES).stream().map(Example::of).toList();
    }

    private static Example of(SectionedFile file) {
        return new Example(
                "emissary." + file.name(), Program.of(file.sections("")), Program.of(file.sections("fixed")));
    }

    /** Returns the clauses of the specification that the example is about, the closest first. */
    List<String> clauses() {
        return List.of(mistaken.settings().getOrDefault("clauses", "").split(", "));
    }

    @Override
    public String toString() {
        return key;
    }
}
