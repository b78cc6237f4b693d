package dev.emissary.javac.testing;

import dev.emissary.conformance.ClassFiles;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A directory in which one JDK's tools compile and run sources with the built jars.
 *
 * @param jdk the JDK
 * @param directory the directory
 */
public record Project(Jdk jdk, Path directory) {
    private static final Pattern WORD = Pattern.compile("'([^']*)'|\\S+");

    /** Returns the path of the plugin's jar. */
    public static String plugin() {
        return jar("emissary.plugin.jar");
    }

    /** Returns the path of the jar with the annotation and the superclass. */
    public static String annotations() {
        return jar("emissary.annotations.jar");
    }

    /** Returns the path of the agent's jar. */
    public static String agent() {
        return jar("emissary.agent.jar");
    }

    private static String jar(String property) {
        String jar = System.getProperty(property);
        if (jar == null || !Files.exists(Path.of(jar))) {
            throw new AssertionError("the system property " + property + " does not name a jar: " + jar);
        }
        return Path.of(jar).toAbsolutePath().toString();
    }

    /** Writes a file, and returns this. */
    public Project write(String name, String text) {
        try {
            Path file = directory.resolve(name);
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return this;
    }

    /**
     * Runs one of the JDK's tools in the directory.
     *
     * @param line its arguments as in a shell: quotes hold blanks, semicolons separate paths, and {@code PLUGIN} and
     *     {@code ANNOTATIONS} stand for the jars
     */
    public Jdk.Outcome run(String tool, String line) {
        return run(tool, line, "");
    }

    /** Runs one of the JDK's tools in the directory in the same way, with a text as its standard input. */
    public Jdk.Outcome run(String tool, String line, String input) {
        return jdk.run(directory, tool, words(line), input);
    }

    private static List<String> words(String line) {
        return WORD.matcher(line)
                .results()
                .map(word -> word.group(1) == null ? word.group() : word.group(1))
                .map(word -> word.replace(';', File.pathSeparatorChar)
                        .replace("PLUGIN", plugin())
                        .replace("ANNOTATIONS", annotations()))
                .toList();
    }

    /** Runs javac with the documented line, and fails unless it is silent; what follows names paths and files. */
    public Project compile(String outputDirectory, String line) {
        return silent(
                "javac",
                "-processorpath PLUGIN -Xplugin:Emissary -Xlint:all,-processing -d " + outputDirectory + " " + line);
    }

    /** Runs one of the JDK's tools, and fails unless it succeeds and prints nothing. */
    public Project silent(String tool, String line) {
        String out = run(tool, line).clean();
        if (!out.isEmpty()) {
            throw new AssertionError(out);
        }
        return this;
    }

    /** Runs java in the directory, fails unless it ends well and without a warning, and returns what it prints. */
    public String java(String line) {
        return run("java", line).clean().replace("\r", "").strip();
    }

    /** Runs the main class of a directory of class files that need the annotations' jar. */
    public String runMain(String classes, String main) {
        return java("-cp " + classes + ";ANNOTATIONS " + main);
    }

    /** Returns the class files under a directory by their relative names. */
    public Map<String, byte[]> classes(String under) {
        Path root = directory.resolve(under);
        try {
            return Files.exists(root) ? ClassFiles.in(List.of(root)) : Map.of();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
