package dev.emissary.benchmarks.compilation;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Jars, or the folders that a build has not packed into jars yet.
 *
 * @param annotations what emissaries need on the class path
 * @param plugin the plugin
 * @param lombok Lombok
 * @param libraries the sources of libraries that know nothing of emissaries
 */
record Jars(List<Path> annotations, List<Path> plugin, List<Path> lombok, List<Path> libraries) {

    /** Finds them; the class path has them because the pom says so. */
    static Jars find() {
        return new Jars(
                List.of(home("dev.emissary.Emissary")),
                List.of(home("dev.emissary.javac.EmissaryPlugin")),
                List.of(home("lombok.experimental.Delegate")),
                onClassPath("commons-", "-sources.jar"));
    }

    /** Returns the jar or folder that a class comes from. */
    static Path home(String className) {
        try {
            Class<?> type = Class.forName(className, false, Jars.class.getClassLoader());
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (ClassNotFoundException | URISyntaxException cause) {
            throw new IllegalStateException(className + " is not on the class path", cause);
        }
    }

    private static List<Path> onClassPath(String prefix, String suffix) {
        List<Path> found = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .filter(path -> path.getFileName() != null)
                .filter(path -> path.getFileName().toString().startsWith(prefix)
                        && path.getFileName().toString().endsWith(suffix))
                .toList();
        if (found.isEmpty()) {
            throw new IllegalStateException("the class path has no " + prefix + "*" + suffix);
        }
        return found;
    }

    static List<String> concat(List<String> ones, List<String> others) {
        return Stream.concat(ones.stream(), others.stream()).toList();
    }
}
