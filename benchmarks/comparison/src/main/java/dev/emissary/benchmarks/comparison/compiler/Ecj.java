package dev.emissary.benchmarks.comparison.compiler;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Compiles Java by the compiler of Eclipse, in a JVM of its own, which starts with the agent that a tool brings. */
public final class Ecj implements SourceCompiler {

    /** A line of what {@code -Xemacs} prints. */
    private static final Pattern ERROR = Pattern.compile("^(.+?):\\d+: error: (.*)$", Pattern.MULTILINE);

    private final List<Path> libraries;
    private final List<String> agent;

    private Ecj(List<Path> libraries, String... agent) {
        this.libraries = libraries;
        this.agent = List.of(agent);
    }

    /** The compiler as it is. */
    public static Ecj plain() {
        return new Ecj(List.of());
    }

    /** With the agent of Emissary. */
    public static Ecj withEmissary() {
        return new Ecj(Libraries.named("emissary-annotations"), "-javaagent:" + AgentJar.file());
    }

    /** With the agent of Lombok, as its installer sets it up. */
    public static Ecj withLombok() {
        List<Path> lombok = Libraries.named("lombok");
        return new Ecj(lombok, "-javaagent:" + lombok.get(0) + "=ECJ");
    }

    /** With Manifold's libraries; it has no agent for this compiler. */
    public static Ecj withManifold() {
        return new Ecj(Libraries.named("manifold"));
    }

    @Override
    public List<CompilerError> compile(List<Path> sources, List<Path> classPath, Path output, List<String> options) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        command.addAll(agent);
        command.addAll(List.of("-cp", Libraries.path(Libraries.named("ecj-"))));
        command.add("org.eclipse.jdt.internal.compiler.batch.Main");
        command.addAll(List.of("--release", "17", "-g", "-parameters", "-nowarn", "-proc:none", "-Xemacs"));
        command.addAll(List.of("-d", output.toString(), "-cp", Libraries.path(classPath, libraries)));
        command.addAll(options);
        sources.forEach(source -> command.add(source.toString()));
        return run(command);
    }

    private static List<CompilerError> run(List<String> command) {
        try {
            Path printed = Files.createTempFile("ecj", ".txt");
            try {
                Process process = new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(printed.toFile())
                        .start();
                return errors(process.waitFor(), Files.readString(printed));
            } finally {
                Files.delete(printed);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CompilerCrash("interrupted", e);
        }
    }

    private static List<CompilerError> errors(int exitCode, String printed) {
        List<CompilerError> errors = new ArrayList<>();
        Matcher line = ERROR.matcher(printed);
        while (line.find()) {
            errors.add(new CompilerError(Path.of(line.group(1)), line.group(2)));
        }
        if ((exitCode == 0) != errors.isEmpty()) {
            throw new CompilerCrash("the compiler of Eclipse answered " + exitCode + ": " + printed);
        }
        return errors;
    }
}
