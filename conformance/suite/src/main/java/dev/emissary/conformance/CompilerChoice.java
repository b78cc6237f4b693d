package dev.emissary.conformance;

import dev.emissary.conformance.adapters.CommandUnderTest;
import dev.emissary.conformance.adapters.EclipseUnderTest;
import dev.emissary.conformance.adapters.JavacUnderTest;
import dev.emissary.conformance.compiler.CompilerUnderTest;
import dev.emissary.conformance.verdict.CaseRunner;
import dev.emissary.conformance.worker.Worker;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which compiler is tested, on which JDK. */
sealed interface CompilerChoice {
    /** The JDK. */
    Path jdk();

    /** Returns a new compiler. */
    CompilerUnderTest compiler(Worker worker);

    /** javac, with a plugin or without one. */
    record Javac(Path jdk, Optional<Path> plugin) implements CompilerChoice {
        @Override
        public CompilerUnderTest compiler(Worker worker) {
            return new JavacUnderTest(worker, plugin);
        }

        @Override
        public String toString() {
            return "javac of " + jdk;
        }
    }

    /** The compiler of Eclipse, with an agent or without one. */
    record Eclipse(Path jdk, Optional<Path> agent, Path jar) implements CompilerChoice {
        @Override
        public CompilerUnderTest compiler(Worker worker) {
            return new EclipseUnderTest(jdk, agent, jar);
        }

        @Override
        public String toString() {
            return jar.getFileName() + " on " + jdk;
        }
    }

    /** A command. */
    record Command(Path jdk, CommandUnderTest command) implements CompilerChoice {
        @Override
        public CompilerUnderTest compiler(Worker worker) {
            return command;
        }

        @Override
        public String toString() {
            return command.command();
        }
    }

    /** Returns the release of its JDK. */
    private static int release(Path jdk) throws IOException {
        Matcher version =
                Pattern.compile("(?m)^JAVA_VERSION=\"(\\d+)").matcher(Files.readString(jdk.resolve("release")));
        if (!version.find()) {
            throw new IOException(jdk.resolve("release") + " does not say the version of the JDK");
        }
        return Integer.parseInt(version.group(1));
    }

    /** Starts it. */
    default Started start() throws IOException {
        TemporaryDirectory directory = TemporaryDirectory.create();
        Worker worker = Worker.ofJdk(jdk());
        CompilerUnderTest compiler = compiler(worker);
        CaseRunner runner = new CaseRunner(
                compiler, worker, release(jdk()), Library.write(directory.path().resolve("library")), directory.path());
        return new Started(runner, directory);
    }

    /** A compiler that runs. */
    record Started(CaseRunner runner, TemporaryDirectory directory) implements AutoCloseable {
        @Override
        public void close() throws IOException {
            runner.compiler().close();
            runner.classes().close();
            directory.close();
        }
    }
}
