package dev.emissary.javac.proof;

import dev.emissary.javac.testing.Checkout;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The dependencies of a project that depends on all these libraries, so that there is one version of each.
 *
 * <p>The project is written, and Maven fetches its dependencies, when the list of libraries says something else than last
 * time.
 *
 * @param libraries the libraries themselves, in the order of their names
 * @param needed all other jars, in the order of their names
 */
record FetchedJars(List<Path> libraries, List<Path> needed) {
    private static final Path LIST = Checkout.file("conformance/libraries.txt");

    private static final String DEPENDENCY = """
                <dependency>
                  <groupId>%s</groupId>
                  <artifactId>%s</artifactId>
                  <version>%s</version>
                </dependency>
            """;
    private static final String PROJECT = """
            <project>
              <modelVersion>4.0.0</modelVersion>
              <groupId>dev.emissary.proof</groupId>
              <artifactId>%s</artifactId>
              <version>1</version>
              <dependencies>
            %s  </dependencies>
            </project>
            """;

    /** Returns where Maven puts the jars for one use. */
    static Path directory(String use) {
        return Path.of(property("emissary.proof.directory"), use);
    }

    /** Returns the jars of the libraries whose use is {@code use}, and what they need. */
    static FetchedJars of(String use) {
        List<String[]> libraries = lines(use);
        List<String> names = libraries.stream()
                .map(library -> library[1] + "-" + library[2] + ".jar")
                .toList();
        String dependencies = Stream.concat(libraries.stream(), lines(use + "-path").stream())
                .map(library -> DEPENDENCY.formatted((Object[]) library))
                .collect(Collectors.joining());
        List<Path> jars = jars(directory(use), PROJECT.formatted(use, dependencies));
        List<Path> found = jars.stream()
                .filter(jar -> names.contains(jar.getFileName().toString()))
                .toList();
        if (found.size() < names.size()) {
            throw new AssertionError("of " + names + " Maven has fetched only " + found);
        }
        return new FetchedJars(
                found, jars.stream().filter(jar -> !found.contains(jar)).toList());
    }

    /** Returns group, artifact and version of the libraries with one use. */
    private static List<String[]> lines(String use) {
        try {
            return Files.readAllLines(LIST).stream()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> Arrays.asList(line.split(" ")))
                    .filter(words -> words.contains(use))
                    .map(words -> words.get(0).split(":"))
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static synchronized List<Path> jars(Path directory, String project) {
        Path jars = directory.resolve("jars");
        Path pom = directory.resolve("pom.xml");
        // Written when all the jars are there.
        Path done = directory.resolve("fetched.xml");
        try {
            if (!Files.exists(done) || !Files.readString(done).equals(project)) {
                Files.createDirectories(directory);
                delete(jars);
                Files.writeString(pom, project);
                fetch(pom, jars);
                Files.writeString(done, project);
            }
            try (Stream<Path> files = Files.list(jars)) {
                return files.sorted().toList();
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static void delete(Path directory) throws IOException {
        if (Files.isDirectory(directory)) {
            try (Stream<Path> files = Files.list(directory)) {
                for (Path file : (Iterable<Path>) files::iterator) {
                    Files.delete(file);
                }
            }
        }
    }

    private static void fetch(Path project, Path jars) throws IOException {
        String name = File.separatorChar == '\\' ? "mvn.cmd" : "mvn";
        List<String> command = new ArrayList<>(List.of(
                Path.of(property("emissary.maven.home"), "bin", name).toString(),
                "-B",
                "-q",
                "-f",
                project.toString(),
                "-Dmaven.repo.local=" + property("emissary.maven.repository"),
                "-DoutputDirectory=" + jars.toAbsolutePath(),
                "-DincludeScope=runtime",
                property("emissary.proof.goal")));
        if (property("emissary.maven.settings").equals("offline=true")) {
            command.add("-o");
        }
        Path printed = project.resolveSibling("fetch.log");
        Process maven = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        try {
            if (maven.waitFor() != 0) {
                throw new AssertionError("Maven cannot fetch the libraries:\n" + Files.readString(printed));
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
}
