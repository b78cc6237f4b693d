package dev.emissary.eclipse.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Jdk;
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

    private static final int TIMEOUT_MINUTES = 60;

    /**
     * Compiles sources into the directory {@code classes} beside them.
     *
     * @param agent the argument that starts the agent, or null
     * @param ecj the compiler
     * @param sources the directory of the sources
     */
    static CompilerRun compile(String agent, Path ecj, Path sources) {
        List<String> command = new ArrayList<>();
        if (agent != null) {
            command.add(agent);
        }
        command.addAll(List.of("-jar", ecj.toString(), "-17", "-parameters", "-nowarn", "-cp", ANNOTATIONS));
        String classes = sources + "-classes";
        command.addAll(List.of("-d", classes, sources.toString()));
        return java(command);
    }

    /**
     * Compiles sources by javac with the plugin.
     *
     * @param options further options, and the files
     */
    static CompilerRun compileByJavac(List<String> options) {
        List<String> command = new ArrayList<>(
                List.of("-processorpath", System.getProperty("emissary.plugin.jar"), "-Xplugin:Emissary"));
        command.addAll(options);
        return launch("javac", command);
    }

    /** Fails with what was printed if the run has not ended well. */
    void succeeds() {
        assertThat(exitCode).as(output).isZero();
    }

    static CompilerRun java(List<String> arguments) {
        return launch("java", arguments);
    }

    /** Runs a command of the JDK. */
    static CompilerRun launch(String tool, List<String> arguments) {
        Jdk.Outcome outcome = Jdk.running().run(TIMEOUT_MINUTES, Path.of("."), tool, arguments);
        return new CompilerRun(outcome.exitCode(), outcome.err() + outcome.out());
    }
}
