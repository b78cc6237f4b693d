package dev.emissary.javac.proof;

import dev.emissary.javac.testing.Checkout;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The dependencies of a project that depends on all libraries of the list, so that there is one version of each.
 *
 * @param libraries the libraries that are swept, in the order of their names
 * @param needed all other jars
 */
record FetchedJars(List<Path> libraries, List<Path> needed) {
    private static final String DEPENDENCY =
            "<dependency><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version></dependency>\n";
    private static final String PROJECT = """
            <project>
              <modelVersion>4.0.0</modelVersion>
              <groupId>dev.emissary.proof</groupId>
              <artifactId>sweep</artifactId>
              <version>1</version>
              <dependencies>
            %s  </dependencies>
            </project>
            """;
    private static final Pattern NO_NAME = Pattern.compile(".*\\$\\d.*|.*(module|package)-info|META-INF.*");

    /** Lets Maven fetch the jars, if the list is another one than last time. */
    static FetchedJars fetch() {
        Path directory = Path.of(property("emissary.proof.directory"));
        Path jars = directory.resolve("jars");
        // Written when all the jars are there.
        Path done = directory.resolve("fetched.txt");
        try {
            List<String> list = Files.readAllLines(Checkout.file("conformance/libraries.txt")).stream()
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .toList();
            if (!Files.exists(done) || !Files.readAllLines(done).equals(list)) {
                fetch(Files.createDirectories(directory), list, jars);
                Files.write(done, list);
            }
            List<String> swept = list.stream()
                    .filter(line -> line.endsWith(" sweep"))
                    .map(line -> line.replaceFirst(".*:(.*):(.*) sweep", "$1-$2.jar"))
                    .toList();
            try (Stream<Path> files = Files.list(jars)) {
                Map<Boolean, List<Path>> isSwept = files.sorted()
                        .collect(Collectors.partitioningBy(
                                jar -> swept.contains(jar.getFileName().toString())));
                if (isSwept.get(true).size() < swept.size()) {
                    throw new AssertionError("of " + swept + " Maven has fetched only " + isSwept.get(true));
                }
                return new FetchedJars(isSwept.get(true), isSwept.get(false));
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static void fetch(Path directory, List<String> list, Path jars) throws IOException {
        Path pom = directory.resolve("pom.xml");
        Files.writeString(
                pom,
                PROJECT.formatted(list.stream()
                        .map(line -> DEPENDENCY.formatted((Object[]) line.split("[: ]")))
                        .collect(Collectors.joining())));
        boolean isWindows = System.getProperty("os.name").startsWith("Windows");
        List<String> command = new ArrayList<>(List.of(
                Path.of(property("emissary.maven.home"), "bin", isWindows ? "mvn.cmd" : "mvn")
                        .toString(),
                "-B",
                "-q",
                "-f",
                pom.toString(),
                "-Dmaven.repo.local=" + property("emissary.maven.repository"),
                "-DoutputDirectory=" + jars.toAbsolutePath(),
                "-DincludeScope=runtime",
                property("emissary.proof.goal")));
        if (property("emissary.maven.settings").equals("offline=true")) {
            command.add("-o");
        }
        try {
            if (new ProcessBuilder(command).inheritIO().start().waitFor() != 0) {
                throw new AssertionError("Maven cannot fetch the libraries: " + command);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError(interrupted);
        }
    }

    private static String property(String name) {
        String value = System.getProperty(name);
        if (value == null) {
            throw new AssertionError("only Maven runs this test: it is not told " + name);
        }
        return value;
    }

    /** Returns the canonical names of the types in a jar, if no simple name has a dollar sign in it. */
    static List<String> types(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return file.stream()
                    .map(entry -> entry.getName())
                    .filter(name -> name.endsWith(".class"))
                    .map(name -> name.substring(0, name.length() - ".class".length()))
                    .filter(Predicate.not(NO_NAME.asMatchPredicate()))
                    .map(name -> name.replaceAll("[/$]", "."))
                    .sorted()
                    .toList();
        }
    }
}
