package dev.emissary.tools.survey;

import dev.emissary.tools.source.SourceTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A directory with a directory for each library, named as its coordinates with underscores, in which there are the jar of
 * its sources and the jars that it is compiled against. Maven fetches what is missing.
 */
public final class LibraryStore implements AutoCloseable {
    private static final String OF_SOURCES = "-sources.jar";
    private static final Pattern COORDINATES = Pattern.compile("[\\w.-]+:[\\w.-]+:[\\w.+-]+");
    private static final String PROJECT = """
            <project>
              <modelVersion>4.0.0</modelVersion>
              <groupId>dev.emissary.survey</groupId>
              <artifactId>subject</artifactId>
              <version>1</version>
              <dependencies>
                <dependency><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version></dependency>
              </dependencies>
            </project>
            """;

    private final Path directory;
    private final boolean isTemporary;

    private LibraryStore(Path directory, boolean isTemporary) {
        this.directory = directory;
        this.isTemporary = isTemporary;
    }

    /** Returns whether a text is {@code group:artifact:version}. */
    public static boolean areCoordinates(String text) {
        return COORDINATES.matcher(text).matches();
    }

    /** Returns the store in a directory, or a temporary one if it is null. */
    public static LibraryStore in(Path directory) throws IOException {
        return directory == null
                ? new LibraryStore(Files.createTempDirectory("emissary-libraries"), true)
                // Maven takes a relative directory for one of the project.
                : new LibraryStore(Files.createDirectories(directory.toAbsolutePath()), false);
    }

    /** Opens the sources of one library, and keeps nothing when they are closed. */
    public static Subject.Opened openOnce(String coordinates) throws IOException {
        LibraryStore store = in(null);
        Subject.Opened opened = store.open(coordinates);
        opened.tree().deleteAtEnd(store.directory);
        return opened;
    }

    /** Opens the sources of a library. */
    public Subject.Opened open(String coordinates) throws IOException {
        Path library = directory.resolve(coordinates.replace(':', '_'));
        if (!Files.isDirectory(library)) {
            fetch(coordinates, library);
        }
        List<Path> jars = jars(library);
        SourceTree tree = new SourceTree();
        tree.addArchive(sources(coordinates, jars), "", coordinates);
        List<Path> classPath = jars.stream()
                .filter(jar -> !jar.toString().endsWith(OF_SOURCES))
                .toList();
        if (isTemporary) {
            tree.deleteAtEnd(library);
        }
        return new Subject.Opened(tree, classPath, !classPath.isEmpty());
    }

    /**
     * Fetches the sources of a library, its class files, and those of its dependencies, the optional and the provided ones
     * included where its project description can be read by itself. A library that is not there completely is not there.
     */
    private void fetch(String coordinates, Path library) throws IOException {
        Path projects = Files.createTempDirectory("emissary-library");
        Path unfinished = Files.createTempDirectory(directory, "unfinished");
        try {
            Path project = projects.resolve("pom.xml");
            Files.writeString(project, PROJECT.formatted((Object[]) coordinates.split(":", -1)));
            // The goals use the same directory, because they use the same property for it.
            if (!maven(project, coordinates, unfinished, "dependency:copy-dependencies", "dependency:copy")) {
                maven(project, coordinates, unfinished, "dependency:copy");
            }
            Path own = unfinished.resolve(coordinates.replaceFirst("[^:]*:", "").replace(':', '-') + ".pom");
            if (Files.exists(own)) {
                Path copy = Files.createDirectories(projects.resolve("own")).resolve("pom.xml");
                maven(Files.copy(own, copy), coordinates, unfinished, "dependency:copy-dependencies");
            }
            sources(coordinates, jars(unfinished));
            Files.move(unfinished, library, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failure) {
            SourceTree.delete(unfinished);
            throw failure;
        } finally {
            SourceTree.delete(projects);
        }
    }

    /** Runs goals of Maven on a project, and returns whether they have succeeded. */
    private static boolean maven(Path project, String coordinates, Path output, String... goals) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                System.getProperty("os.name").startsWith("Windows") ? "mvn.cmd" : "mvn",
                "--batch-mode",
                "--quiet",
                "--file",
                project.toString(),
                "-DoutputDirectory=" + output,
                "-DincludeScope=compile",
                "-Dmdep.copyPom=true",
                "-Dmdep.useBaseVersion=true",
                "-Dartifact=" + coordinates + ":jar:sources"));
        command.addAll(List.of(goals));
        Process maven;
        try {
            maven = new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException absent) {
            throw new IOException("coordinates need Maven: put mvn on the path", absent);
        }
        try {
            return maven.waitFor() == 0;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", interrupted);
        }
    }

    /** Returns the jar with the sources of a library. */
    private static Path sources(String coordinates, List<Path> jars) throws IOException {
        String own = coordinates.split(":", -1)[1] + "-";
        return jars.stream()
                .filter(jar -> jar.toString().endsWith(OF_SOURCES))
                .filter(jar -> jar.getFileName().toString().startsWith(own))
                .findFirst()
                .orElseThrow(() -> new IOException("there are no sources; check the coordinates, and whether the"
                        + " library publishes its sources"));
    }

    private static List<Path> jars(Path library) throws IOException {
        try (Stream<Path> files = Files.list(library)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        }
    }

    @Override
    public void close() {
        if (isTemporary) {
            SourceTree.delete(directory);
        }
    }
}
