package dev.emissary.javac.guide;

import dev.emissary.javac.testing.Project;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The Maven of this build, with a local repository of its own that holds the project's two jars.
 *
 * <p>What else a build needs, Maven takes from the local repository of the user, in place of any other: this build has used
 * the same plugins, so that they are there.
 *
 * @param directory where Maven is run
 */
record ExampleMaven(Path directory) {
    private static final String POM = """
            <project>
              <modelVersion>4.0.0</modelVersion>
              <groupId>dev.emissary</groupId>
              <artifactId>%s</artifactId>
              <version>%s</version>
            </project>
            """;

    private static final String SETTINGS = """
            <settings>
              <localRepository>%s</localRepository>
              <mirrors>
                <mirror>
                  <id>user</id>
                  <mirrorOf>*</mirrorOf>
                  <url>%s</url>
                </mirror>
              </mirrors>
            </settings>
            """;

    /** What some versions print even where there are to be no colors. */
    private static final Pattern COLOUR = Pattern.compile("\u001B\\[[\\d;]*m");

    /** Whether the tests have been told of a Maven. */
    static boolean isThere() {
        return System.getProperty("emissary.maven.home") != null;
    }

    /** Runs Maven, and returns what it prints on its standard output. */
    String run(List<String> arguments) {
        try {
            Path settings = settings();
            List<String> command = new ArrayList<>(List.of(executable(), "-B", "-ntp", "-s", settings.toString()));
            command.addAll(arguments);
            Path out = Files.createTempFile("mvn", ".out");
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(directory.toFile())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .redirectOutput(out.toFile());
            builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
            builder.environment().keySet().removeAll(List.of("MAVEN_OPTS", "MAVEN_ARGS", "JAVA_TOOL_OPTIONS"));
            builder.start().waitFor();
            String text = Files.readString(out);
            Files.delete(out);
            return COLOUR.matcher(text).replaceAll("");
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError(interrupted);
        }
    }

    private static String executable() {
        String name = File.separatorChar == '\\' ? "mvn.cmd" : "mvn";
        return Path.of(System.getProperty("emissary.maven.home"), "bin", name).toString();
    }

    /** Returns the local repository, with the project's two jars in it. */
    Path repository() throws IOException {
        Path local = directory.resolve("repository");
        install(local, "emissary-annotations", Path.of(Project.annotations()));
        install(local, "emissary-javac-plugin", Path.of(Project.plugin()));
        return local;
    }

    private Path settings() throws IOException {
        Path local = repository();
        Path user = Path.of(System.getProperty("emissary.maven.repository"));
        return Files.writeString(directory.resolve("settings.xml"), SETTINGS.formatted(local, user.toUri()));
    }

    private static void install(Path repository, String name, Path jar) throws IOException {
        String version = System.getProperty("emissary.version");
        Path place = Files.createDirectories(
                repository.resolve("dev/emissary").resolve(name).resolve(version));
        Path copy = place.resolve(name + "-" + version + ".jar");
        if (Files.notExists(copy)) {
            Files.copy(jar, copy);
            Files.writeString(place.resolve(name + "-" + version + ".pom"), POM.formatted(name, version));
        }
    }
}
