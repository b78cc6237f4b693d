package dev.emissary.conformance;

import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Serializable;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** A JVM that does tasks. It is started by the first one, and again by the first one after it has died. */
public final class Worker implements AutoCloseable {
    /** No case takes a second; a compiler that hangs fails its case. */
    private static final int SECONDS = 60;

    private static final ScheduledExecutorService CLOCK = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "clock");
        thread.setDaemon(true);
        return thread;
    });

    /**
     * What a worker is asked to do.
     *
     * @param <T> the answer, which is serializable too
     */
    @FunctionalInterface
    public interface Task<T> extends Serializable {
        /** Does it with the compiler of the worker. */
        T run(JavaCompiler compiler) throws Exception;
    }

    private final List<String> command = new ArrayList<>();
    private ProcessBuilder.Redirect errors = ProcessBuilder.Redirect.INHERIT;
    private Running running;

    /** The answer to a task that has failed. */
    private record Failure(String trace) implements Serializable {}

    private record Running(Process process, ObjectOutputStream tasks, ObjectInputStream answers) {}

    private Worker(Path jdk, List<String> options, String further, String compilerClass) {
        command.add(jdk.resolve("bin").resolve("java").toString());
        // Thousands of short compilations are over before C2 has paid off.
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto"));
        command.addAll(options);
        command.addAll(List.of("-cp", thisJar() + further, Worker.class.getName(), compilerClass));
    }

    /**
     * Returns a worker with the compiler of a JDK.
     *
     * @param jdk the directory of the JDK
     */
    public static Worker ofJdk(Path jdk) {
        return new Worker(jdk, List.of(), "", "");
    }

    /**
     * Returns a worker with another compiler, or with tasks that are not of this jar.
     *
     * @param jdk the directory of the JDK that it runs on
     * @param options further options of the JVM
     * @param jar the jar of the compiler or the tasks
     * @param compilerClass the class in it that implements {@code javax.tools.JavaCompiler}; empty for that of the JDK
     */
    public static Worker of(Path jdk, List<String> options, Path jar, String compilerClass) {
        return new Worker(jdk, options, File.pathSeparator + jar, compilerClass);
    }

    /** Returns this worker, whose JVM writes its errors into a file instead of those of this one. */
    public Worker withErrorsIn(Path file) {
        errors = ProcessBuilder.Redirect.to(file.toFile());
        return this;
    }

    /** Nothing else is on its class path, where javac without a processor path would look for plugins. */
    private static Path thisJar() {
        return Path.of(URI.create(
                Worker.class.getProtectionDomain().getCodeSource().getLocation().toString()));
    }

    /**
     * Has a task done.
     *
     * @throws IOException if it fails, or the JVM dies or gives no answer in time
     */
    public <T> T ask(Task<T> task) throws IOException {
        Object answer = answer(task);
        if (answer instanceof Failure failure) {
            throw new IOException(failure.trace());
        }
        @SuppressWarnings("unchecked")
        T result = (T) answer;
        return result;
    }

    private Object answer(Task<?> task) throws IOException {
        if (running == null) {
            running = start();
        }
        ScheduledFuture<?> end = CLOCK.schedule(running.process::destroyForcibly, SECONDS, TimeUnit.SECONDS);
        try {
            running.tasks.writeUnshared(task);
            running.tasks.reset();
            running.tasks.flush();
            return running.answers.readUnshared();
        } catch (IOException dead) {
            close();
            throw new IOException("the JVM has ended, or gave no answer in " + SECONDS + " seconds", dead);
        } catch (ClassNotFoundException impossible) {
            throw new AssertionError(impossible);
        } finally {
            end.cancel(false);
        }
    }

    private Running start() throws IOException {
        Process process = new ProcessBuilder(command).redirectError(errors).start();
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

    /**
     * Reads tasks from the standard input, and writes an answer to each.
     *
     * @param arguments the class of the compiler, or an empty text for that of the JDK
     */
    public static void main(String[] arguments) throws IOException, ReflectiveOperationException {
        PrintStream answers = System.out;
        InputStream tasks = System.in;
        // Programs that run here are to disturb nothing.
        System.setOut(new PrintStream(PrintStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        System.setIn(InputStream.nullInputStream());
        JavaCompiler compiler = arguments[0].isEmpty()
                ? ToolProvider.getSystemJavaCompiler()
                : Class.forName(arguments[0])
                        .asSubclass(JavaCompiler.class)
                        .getConstructor()
                        .newInstance();
        ObjectOutputStream out = new ObjectOutputStream(answers);
        out.flush();
        try (ObjectInputStream in = new ObjectInputStream(tasks)) {
            while (true) {
                out.writeUnshared(answer((Task<?>) in.readUnshared(), compiler));
                out.reset();
                out.flush();
            }
        } catch (EOFException end) {
            return;
        } catch (ClassNotFoundException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static Object answer(Task<?> task, JavaCompiler compiler) {
        try {
            return task.run(compiler);
        } catch (Throwable failure) {
            StringWriter trace = new StringWriter();
            failure.printStackTrace(new PrintWriter(trace, true));
            return new Failure(trace.toString());
        }
    }
}
