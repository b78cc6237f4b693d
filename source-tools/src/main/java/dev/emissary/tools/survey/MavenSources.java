package dev.emissary.tools.survey;

import dev.emissary.tools.source.SourceTree;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.regex.Pattern;
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

    /**
     * Copies the sources of a library to a directory, its class files, and those of its dependencies, the optional and
     * the provided ones included where its project description can be read by itself.
     */
    static void fetch(String coordinates, Path jars) throws IOException {
        Path directory = Files.createTempDirectory("emissary-library");
        try {
            Path project = directory.resolve("pom.xml");
            Files.writeString(project, PROJECT.formatted((Object[]) coordinates.split(":", -1)));
            // The goals use the same directory, because they use the same property for it.
            boolean complete = run(project, coordinates, jars, "dependency:copy-dependencies", "dependency:copy");
            if (!complete) {
                run(project, coordinates, jars, "dependency:copy");
            }
            Path own = jars.resolve(coordinates.replaceFirst("[^:]*:", "").replace(':', '-') + ".pom");
            if (Files.exists(own)) {
                Path copy = Files.createDirectories(directory.resolve("own")).resolve("pom.xml");
                Files.copy(own, copy);
                run(copy, coordinates, jars, "dependency:copy-dependencies");
            }
        } finally {
            SourceTree.delete(directory);
        }
    }

    private static boolean run(Path project, String coordinates, Path output, String... goals) throws IOException {
        InvocationRequest request = new DefaultInvocationRequest();
        request.setPomFile(project.toFile());
        request.setBatchMode(true);
        request.setQuiet(true);
        request.setRecursive(false);
        request.addArgs(List.of(goals));
        Properties properties = new Properties();
        properties.setProperty("outputDirectory", output.toString());
        properties.setProperty("includeScope", "compile");
        properties.setProperty("mdep.copyPom", "true");
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
}
