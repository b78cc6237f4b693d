package dev.emissary.javac.guide;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * JBang, run as its shell script does, without a network and with a local Maven repository that holds the project's two jars.
 *
 * @param directory where it is run, and keeps what it builds
 */
record ExampleJBang(Path directory) {
    private static final String LIBRARY = System.getProperty("emissary.jbang.directory");

    /** Whether the build has fetched it. */
    static boolean isThere() {
        return LIBRARY != null && Files.isDirectory(Path.of(LIBRARY));
    }

    /** Runs a script, and returns what it prints. JBang compiles it, and prints the command that runs it. */
    String run(List<String> arguments) {
        List<String> jbang = new ArrayList<>(
                List.of(java(), "-cp", LIBRARY + "/*", "dev.jbang.Main", "run", "--offline", "--quiet"));
        jbang.addAll(arguments);
        String command = printed(jbang);
        return printed(List.of(command.strip().split(" ")));
    }

    private String printed(List<String> command) {
        try {
            Path out = Files.createTempFile("jbang", ".out");
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(directory.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(out.toFile());
            builder.environment()
                    .putAll(Map.of(
                            "JAVA_HOME",
                            System.getProperty("java.home"),
                            "JBANG_DIR",
                            directory.resolve("jbang").toString(),
                            "JBANG_NO_VERSION_CHECK",
                            "true",
                            "JBANG_REPO",
                            new ExampleMaven(directory).repository().toString()));
            builder.start().waitFor();
            String text = Files.readString(out);
            Files.delete(out);
            return text;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError(interrupted);
        }
    }

    private static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }
}
