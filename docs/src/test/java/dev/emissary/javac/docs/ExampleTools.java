package dev.emissary.javac.docs;

import dev.emissary.javac.testing.Project;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Maven and JBang, with a local repository of their own that holds the project's two jars, and without a network.
 *
 * <p>What else a build needs, Maven takes from the local repository of the user, in place of any other: this build has used
 * the same plugins, so that they are there.
 *
 * @param directory where they are run
 */
record ExampleTools(Path directory) {
    private static final String JBANG = System.getProperty("emissary.jbang.directory");

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

    /** What some versions of Maven print even where there are to be no colors. */
    private static final Pattern COLOR = Pattern.compile("\u001B\\[[\\d;]*m");

    /** Whether the tests have been told of a Maven. */
    static boolean haveMaven() {
        return System.getProperty("emissary.maven.home") != null;
    }

    /** Whether the build has fetched JBang. */
    static boolean haveJBang() {
        return JBANG != null && Files.isDirectory(Path.of(JBANG));
    }

    /** Runs Maven, and returns what it prints on its standard output. */
    String maven(List<String> arguments) {
        try {
            Path user = Path.of(System.getProperty("emissary.maven.repository"));
            Path settings = Files.writeString(
                    directory.resolve("settings.xml"), SETTINGS.formatted(repository(), user.toUri()));
            List<String> command = new ArrayList<>(List.of(
                    Path.of(System.getProperty("emissary.maven.home"), "bin", "mvn")
                            .toString(),
                    "-B",
                    "-ntp",
                    "-s",
                    settings.toString()));
            command.addAll(arguments);
            ProcessBuilder maven = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
            maven.environment().keySet().removeAll(List.of("MAVEN_OPTS", "MAVEN_ARGS", "JAVA_TOOL_OPTIONS"));
            return COLOR.matcher(printed(maven)).replaceAll("");
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Runs a script as JBang's shell script does: JBang compiles it, and prints the command that runs it. */
    String jbang(List<String> arguments) {
        try {
            String java =
                    Path.of(System.getProperty("java.home"), "bin", "java").toString();
            List<String> command = new ArrayList<>(
                    List.of(java, "-cp", JBANG + "/*", "dev.jbang.Main", "run", "--offline", "--quiet"));
            command.addAll(arguments);
            ProcessBuilder jbang = new ProcessBuilder(command).redirectErrorStream(true);
            jbang.environment()
                    .putAll(Map.of(
                            "JBANG_DIR",
                            directory.resolve("jbang").toString(),
                            "JBANG_NO_VERSION_CHECK",
                            "true",
                            "JBANG_REPO",
                            repository().toString()));
            String run = printed(jbang).strip();
            return printed(new ProcessBuilder(run.split(" ")).redirectErrorStream(true));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private String printed(ProcessBuilder builder) throws IOException {
        Path out = Files.createTempFile("tool", ".out");
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        try {
            builder.directory(directory.toFile())
                    .redirectOutput(out.toFile())
                    .start()
                    .waitFor();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError(interrupted);
        }
        String text = Files.readString(out);
        Files.delete(out);
        return text;
    }

    /** Returns the local repository, with the project's two jars in it. */
    private Path repository() throws IOException {
        Path local = directory.resolve("repository");
        install(local, "emissary-annotations", Path.of(Project.annotations()));
        install(local, "emissary-javac-plugin", Path.of(Project.plugin()));
        return local;
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
