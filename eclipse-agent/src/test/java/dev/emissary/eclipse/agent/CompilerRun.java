package dev.emissary.eclipse.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A run of the Eclipse compiler, or of a compiled program, in a JVM of its own.
 *
 * @param exitCode its exit code
 * @param output what it has printed, errors included
 */
record CompilerRun(int exitCode, String output) {
    static final String AGENT = "-javaagent:" + System.getProperty("emissary.agent.jar");
    static final String ANNOTATIONS = System.getProperty("emissary.annotations.jar");

    /** A JVM that compiles itself quickly is done sooner: most runs take a second. */
    private static final List<String> QUICK_START = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    /**
     * Compiles sources into the directory {@code classes} beside them.
     *
     * @param agent the argument that starts the agent, or null
     * @param ecj the compiler
     * @param sources the directory of the sources
     */
    static CompilerRun compile(String agent, Path ecj, Path sources) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        if (agent != null) {
            command.add(agent);
        }
        command.addAll(List.of("-jar", ecj.toString(), "-17", "-parameters", "-nowarn", "-cp", ANNOTATIONS));
        command.addAll(List.of("-d", classes(sources).toString(), sources.toString()));
        return java(command);
    }

    /**
     * Compiles sources by javac with the plugin.
     *
     * @param options further options, and the files
     */
    static CompilerRun compileByJavac(List<String> options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(
                List.of("-processorpath", System.getProperty("emissary.plugin.jar"), "-Xplugin:Emissary"));
        command.addAll(options);
        return launch("javac", command);
    }

    /** Fails with what was printed if the run has not ended well. */
    void succeeds() {
        assertThat(exitCode).as(output).isZero();
    }

    /** Runs a compiled program. */
    static CompilerRun run(Path sources, String mainClass) throws IOException, InterruptedException {
        String path = classes(sources) + System.getProperty("path.separator") + ANNOTATIONS;
        return java(List.of("-cp", path, mainClass));
    }

    static Path classes(Path sources) {
        return sources.resolveSibling(sources.getFileName() + "-classes");
    }

    static CompilerRun java(List<String> arguments) throws IOException, InterruptedException {
        return launch("java", arguments);
    }

    /** Runs a command of the JDK. */
    static CompilerRun launch(String tool, List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", tool).toString());
        String options = tool.equals("java") ? "" : "-J";
        QUICK_START.forEach(option -> command.add(options + option));
        command.addAll(arguments);
        Path output = Files.createTempFile("ecj", ".txt");
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile())
                    .start();
            return new CompilerRun(process.waitFor(), Files.readString(output));
        } finally {
            Files.delete(output);
        }
    }
}
