package dev.emissary.conformance.worker;

import dev.emissary.conformance.cases.Aspect;
import dev.emissary.conformance.compiler.CompilerInput;
import dev.emissary.conformance.compiler.CompilerOutput;
import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/**
 * A JVM that compiles, runs and describes classes. It is started by the first request, and again by the first one after
 * it has died.
 */
public final class Worker implements AutoCloseable {
    /** No case takes a second; a compiler that hangs fails its case. */
    private static final int SECONDS = 60;

    private static final ScheduledExecutorService CLOCK = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "clock");
        thread.setDaemon(true);
        return thread;
    });

    private final List<String> command;
    private Running running;

    private record Running(Process process, ObjectOutputStream requests, ObjectInputStream replies) {}

    private Worker(List<String> command) {
        this.command = List.copyOf(command);
    }

    /**
     * Returns a worker with the compiler of a JDK.
     *
     * @param jdk the directory of the JDK
     */
    public static Worker ofJdk(Path jdk) {
        return new Worker(command(jdk, List.of(), List.of(), List.of()));
    }

    /**
     * Returns a worker with another compiler.
     *
     * @param jdk the directory of the JDK that it runs on
     * @param agent the agent, as after {@code -javaagent:}; empty for none
     * @param jar the jar of the compiler
     * @param compilerClass the class in it that implements {@code javax.tools.JavaCompiler}
     */
    public static Worker of(Path jdk, String agent, Path jar, String compilerClass) {
        List<String> options = agent.isEmpty() ? List.of() : List.of("-javaagent:" + agent);
        return new Worker(command(jdk, options, List.of(jar.toString()), List.of(compilerClass)));
    }

    /** Nothing else is on its class path, where javac without a processor path would look for plugins. */
    private static Path thisJar() {
        try {
            return Path.of(WorkerMain.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static List<String> command(Path jdk, List<String> options, List<String> jars, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(jdk.resolve("bin").resolve("java").toString());
        // Thousands of short compilations are over before C2 has paid off.
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto"));
        command.addAll(options);
        List<String> classPath = new ArrayList<>(List.of(thisJar().toString()));
        classPath.addAll(jars);
        command.addAll(List.of("-cp", String.join(File.pathSeparator, classPath), WorkerMain.class.getName()));
        command.addAll(arguments);
        return command;
    }

    /** Compiles with the compiler of this worker. */
    public CompilerOutput compile(CompilerInput input, List<String> compilerOptions) throws IOException {
        return ((Reply.Compiled) reply(new Request.Compile(input, compilerOptions))).output();
    }

    /** Runs a main method and returns the lines that it prints. */
    public List<String> run(List<Path> classPath, String mainClass) throws IOException {
        return ((Reply.Lines) reply(new Request.Run(texts(classPath), mainClass))).lines();
    }

    /** Describes a class. */
    public List<String> describe(List<Path> classPath, String className, Aspect aspect) throws IOException {
        return ((Reply.Lines) reply(new Request.Describe(texts(classPath), className, aspect))).lines();
    }

    private static List<String> texts(List<Path> paths) {
        return paths.stream().map(Path::toString).toList();
    }

    private Reply reply(Request request) throws IOException {
        if (running == null) {
            running = start();
        }
        Process process = running.process;
        ScheduledFuture<?> end = CLOCK.schedule(process::destroyForcibly, SECONDS, TimeUnit.SECONDS);
        try {
            running.requests.writeUnshared(request);
            running.requests.reset();
            running.requests.flush();
            return succeeded((Reply) running.replies.readUnshared());
        } catch (FailedRequest failed) {
            throw failed;
        } catch (IOException dead) {
            close();
            throw new IOException("the JVM has ended, or gave no answer in " + SECONDS + " seconds", dead);
        } catch (ClassNotFoundException impossible) {
            throw new AssertionError(impossible);
        } finally {
            end.cancel(false);
        }
    }

    private static Reply succeeded(Reply reply) throws FailedRequest {
        if (reply instanceof Reply.Failed failed) {
            throw new FailedRequest(failed.trace());
        }
        return reply;
    }

    /** A request that the JVM has survived. */
    private static final class FailedRequest extends IOException {
        private static final long serialVersionUID = 1;

        FailedRequest(String trace) {
            super(trace);
        }
    }

    private Running start() throws IOException {
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try {
            return new Running(
                    process,
                    new ObjectOutputStream(process.getOutputStream()),
                    new ObjectInputStream(process.getInputStream()));
        } catch (EOFException dead) {
            process.destroy();
            throw new IOException("this command ends at once: " + String.join(" ", command), dead);
        }
    }

    @Override
    public void close() {
        if (running != null) {
            running.process.destroy();
            running = null;
        }
    }
}
