package dev.emissary.benchmarks.compilation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A compilation that can be run any number of times.
 *
 * @param parameters what tells it from others, by name, as results show it
 * @param argumentFile the file with javac's arguments
 * @param jvm the options of a JVM that runs it in a process of its own
 */
record Compilation(Map<String, String> parameters, Path argumentFile, List<String> jvm) {

    Compilation {
        parameters = Map.copyOf(parameters);
        jvm = List.copyOf(jvm);
    }

    /** Returns the same compilation for a JVM with options. */
    Compilation on(List<String> jvm) {
        return new Compilation(parameters, argumentFile, jvm);
    }

    /** Something that writes sources into a folder. */
    @FunctionalInterface
    interface Writer {
        List<Path> write(Path folder) throws IOException;
    }

    /**
     * Writes the sources and the arguments.
     *
     * @param folder a folder for them, which does not exist yet
     * @param parameters what tells the compilation from others
     * @param options javac's options
     * @param sources writes the sources
     */
    static Compilation prepare(Path folder, Map<String, String> parameters, List<String> options, Writer sources)
            throws IOException {
        Path classes = Files.createDirectories(folder.resolve("classes"));
        List<String> arguments = new ArrayList<>(List.of("-d", classes.toString()));
        arguments.addAll(options);
        sources.write(folder.resolve("sources")).forEach(file -> arguments.add(file.toString()));
        Path argumentFile = Files.write(
                folder.resolve("arguments"),
                arguments.stream()
                        .map(argument -> '"' + argument.replace("\\", "\\\\") + '"')
                        .toList());
        return new Compilation(parameters, argumentFile, List.of());
    }
}
