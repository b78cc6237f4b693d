package dev.emissary.tools.survey;

import dev.emissary.tools.source.SourceTree;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.maven.shared.invoker.DefaultInvocationRequest;
import org.apache.maven.shared.invoker.DefaultInvoker;
import org.apache.maven.shared.invoker.InvocationRequest;
import org.apache.maven.shared.invoker.MavenInvocationException;

/** Fetches libraries by their coordinates, from the repositories that Maven is configured to use. */
public final class MavenSources {
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

    private MavenSources() {}

    /** Returns whether a text is {@code group:artifact:version}. */
    public static boolean areCoordinates(String text) {
        return COORDINATES.matcher(text).matches();
    }

    /** Fetches the sources of a library, its class files, and those of its dependencies. */
    public static Subject.Opened fetch(String coordinates) throws IOException {
        String[] parts = coordinates.split(":", -1);
        Path directory = Files.createTempDirectory("emissary-library");
        try {
            Path project = directory.resolve("pom.xml");
            Files.writeString(project, PROJECT.formatted((Object[]) parts));
            Path jars = directory.resolve("jars");
            // The goals use the same directory, because they use the same property for it.
            boolean complete = run(project, coordinates, jars, "dependency:copy-dependencies", "dependency:copy");
            if (!complete) {
                run(project, coordinates, jars, "dependency:copy");
            }
            List<Path> found = jars(jars);
            Path archive = found.stream()
                    .filter(MavenSources::isOfSources)
                    .findFirst()
                    .orElseThrow(() -> new IOException("Maven finds no sources; check the coordinates, and whether"
                            + " the library publishes its sources"));
            return opened(
                    coordinates,
                    archive,
                    found.stream().filter(jar -> !isOfSources(jar)).toList(),
                    directory);
        } catch (IOException | RuntimeException failure) {
            SourceTree.delete(directory);
            throw failure;
        }
    }

    private static Subject.Opened opened(String coordinates, Path archive, List<Path> jars, Path directory)
            throws IOException {
        SourceTree tree = new SourceTree();
        tree.addArchive(archive, "", coordinates);
        tree.deleteAtEnd(directory);
        return new Subject.Opened(tree, jars, !jars.isEmpty());
    }

    private static boolean isOfSources(Path jar) {
        return jar.toString().endsWith("-sources.jar");
    }

    private static boolean run(Path project, String coordinates, Path output, String... goals) throws IOException {
        InvocationRequest request = new DefaultInvocationRequest();
        request.setPomFile(project.toFile());
        request.setBatchMode(true);
        request.setQuiet(true);
        request.addArgs(List.of(goals));
        Properties properties = new Properties();
        properties.setProperty("outputDirectory", output.toString());
        properties.setProperty("mdep.useBaseVersion", "true");
        properties.setProperty("artifact", coordinates + ":jar:sources");
        request.setProperties(properties);
        request.setOutputHandler(line -> {});
        request.setErrorHandler(line -> {});
        request.setMavenHome(mavenHome());
        try {
            return new DefaultInvoker().execute(request).getExitCode() == 0;
        } catch (MavenInvocationException failure) {
            throw new IOException("Maven cannot be run: " + failure.getMessage(), failure);
        }
    }

    /** Returns Maven's home: from the environment, or else from the command on the path. */
    private static File mavenHome() throws IOException {
        for (String variable : List.of("MAVEN_HOME", "M2_HOME")) {
            String home = System.getenv(variable);
            if (home != null && Files.isDirectory(Path.of(home))) {
                return new File(home);
            }
        }
        String path = System.getenv("PATH") == null ? "" : System.getenv("PATH");
        for (String element : Arrays.asList(path.split(File.pathSeparator, -1))) {
            Path command = Path.of(element, "mvn");
            if (!element.isEmpty() && Files.isExecutable(command)) {
                return command.toRealPath().getParent().getParent().toFile();
            }
        }
        throw new IOException("coordinates need Maven: put mvn on the path, or set MAVEN_HOME");
    }

    private static List<Path> jars(Path directory) throws IOException {
        if (!Files.isDirectory(directory)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(directory)) {
            return new ArrayList<>(files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList());
        }
    }
}
