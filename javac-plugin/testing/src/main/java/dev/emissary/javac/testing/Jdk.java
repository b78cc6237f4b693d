package dev.emissary.javac.testing;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A JDK on this machine.
 *
 * @param home its directory
 * @param version what its {@code release} file says, for instance {@code 17.0.2}
 */
public record Jdk(Path home, String version) {
    private static final int FIRST_SUPPORTED = 17;
    private static final int TIMEOUT_MINUTES = 30;
    private static final Pattern VERSION = Pattern.compile("(?m)^JAVA_VERSION=\"((\\d+)[^\"]*)\"");

    /** A JVM that compiles itself quickly is done sooner: most tools run for a second. Not every JDK has its sources. */
    private static final List<String> JVM_OPTIONS =
            List.of("-Duser.language=en", "-Demissary.jdk.sources=none", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    private static final boolean WINDOWS = File.separatorChar == '\\';

    /** Variables that make a JVM or javac take further options, and the former say so on the standard error stream. */
    private static final Set<String> OPTION_VARIABLES =
            Set.of("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS", "JDK_JAVAC_OPTIONS", "CLASSPATH");

    /**
     * What a process has left.
     *
     * @param exitCode its exit code
     * @param out its standard output
     * @param err its standard error stream
     */
    public record Outcome(int exitCode, String out, String err) {
        /** Returns all that was printed, errors first. */
        public String printed() {
            return err + out;
        }

        /** Returns what was printed if the process was successful and had nothing to complain about. */
        public String clean() {
            if (exitCode != 0 || !err.isEmpty()) {
                throw new AssertionError("exit code " + exitCode + "\n" + err + out);
            }
            return out;
        }
    }

    /** Returns the JDK that runs the tests. */
    public static Jdk running() {
        return new Jdk(realPath(Path.of(System.getProperty("java.home"))), System.getProperty("java.version"));
    }

    /**
     * Returns the JDKs that integration tests run on: the one that runs the tests, or with
     * {@code -Demissary.jdks=all} all that are found.
     */
    public static List<Jdk> toTest() {
        return "all".equals(System.getProperty("emissary.jdks")) ? found() : List.of(running());
    }

    /** Returns every JDK from 17 on that is beside the running one, or where a variable {@code JAVA_HOME…} says. */
    public static List<Jdk> found() {
        Map<Path, Jdk> found = new LinkedHashMap<>();
        for (Path home : candidates()) {
            Matcher release = VERSION.matcher(read(home.resolve("release")));
            if (Files.exists(home.resolve("bin").resolve(executable("javac")))
                    && release.find()
                    && Integer.parseInt(release.group(2)) >= FIRST_SUPPORTED) {
                found.putIfAbsent(realPath(home), new Jdk(realPath(home), release.group(1)));
            }
        }
        return List.copyOf(found.values());
    }

    private static Set<Path> candidates() {
        Set<Path> candidates = new LinkedHashSet<>();
        Path running = Path.of(System.getProperty("java.home"));
        candidates.add(running);
        System.getenv().forEach((name, value) -> {
            if (name.startsWith("JAVA_HOME") && !value.isBlank()) {
                candidates.add(Path.of(value));
            }
        });
        try (DirectoryStream<Path> entries =
                Files.newDirectoryStream(realPath(running).resolveSibling("."))) {
            entries.forEach(candidates::add);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return candidates;
    }

    private static String read(Path file) {
        try {
            return Files.isReadable(file) && Files.isRegularFile(file) ? Files.readString(file) : "";
        } catch (IOException unreadable) {
            return "";
        }
    }

    private static Path realPath(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException absent) {
            return path;
        }
    }

    private static String executable(String name) {
        return WINDOWS ? name + ".exe" : name;
    }

    /** Returns the number of the release, for instance 17. */
    public int feature() {
        return Integer.parseInt(version.split("\\D")[0]);
    }

    /** Runs one of the JDK's tools in a directory. */
    public Outcome run(Path directory, String tool, List<String> arguments) {
        return run(directory, tool, arguments, "");
    }

    /** Runs one of the JDK's tools in a directory, with a text as its standard input. */
    public Outcome run(Path directory, String tool, List<String> arguments, String input) {
        List<String> command = new ArrayList<>();
        command.add(home.resolve("bin").resolve(executable(tool)).toString());
        for (String option : JVM_OPTIONS) {
            command.add((tool.equals("java") ? "" : "-J") + option);
        }
        command.addAll(arguments);
        List<Path> files = new ArrayList<>();
        try {
            for (String suffix : List.of(".in", ".out", ".err")) {
                files.add(Files.createTempFile("tool", suffix));
            }
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(directory.toFile())
                    .redirectInput(Files.writeString(files.get(0), input).toFile())
                    .redirectOutput(files.get(1).toFile())
                    .redirectError(files.get(2).toFile());
            builder.environment().keySet().removeAll(OPTION_VARIABLES);
            Process process = builder.start();
            if (!process.waitFor(TIMEOUT_MINUTES, TimeUnit.MINUTES)) {
                process.destroyForcibly();
                throw new AssertionError("did not end: " + command);
            }
            return new Outcome(process.exitValue(), Files.readString(files.get(1)), Files.readString(files.get(2)));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError(interrupted);
        } finally {
            files.forEach(file -> file.toFile().delete());
        }
    }

    @Override
    public String toString() {
        return "JDK " + version + " in " + home;
    }
}
