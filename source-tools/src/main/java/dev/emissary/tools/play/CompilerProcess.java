package dev.emissary.tools.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A compiler in a JVM of its own, which answers one program after another, each in a line of JSON.
 *
 * <p>Nothing can stop a thread in the middle of a compilation, but a process can be stopped: the next program gets another
 * one. Its JVM costs some memory, and its first answer a second.
 */
final class CompilerProcess implements AutoCloseable {
    private final Duration time;
    private final Path directory = Files.createTempDirectory("emissary-play");
    private volatile Process process;

    /** Creates a compiler that is stopped if one program takes longer than a time. */
    CompilerProcess(Duration time) throws IOException {
        this.time = time;
    }

    /** Returns what the page is told about a program, as JSON. */
    synchronized String answer(Program program) throws IOException {
        if (process == null || !process.isAlive()) {
            process = start();
        }
        long end = System.nanoTime() + time.toNanos();
        Process asked = process;
        CompletableFuture<Void> stop = CompletableFuture.runAsync(
                asked::destroyForcibly, CompletableFuture.delayedExecutor(time.toMillis(), TimeUnit.MILLISECONDS));
        try {
            OutputStream questions = process.getOutputStream();
            questions.write(PlayServer.JSON.writeValueAsBytes(program));
            questions.write('\n');
            questions.flush();
            String answer = process.inputReader(StandardCharsets.UTF_8).readLine();
            if (answer == null) {
                throw new IOException("it has ended");
            }
            return answer;
        } catch (IOException failure) {
            // It may be alive for a while, but answers nothing any more.
            asked.destroyForcibly();
            process = null;
            throw System.nanoTime() > end
                    ? new IOException("not within " + time.toSeconds() + " seconds", failure)
                    : failure;
        } finally {
            stop.cancel(false);
        }
    }

    private Process start() throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-Xmx512m",
                "-Xss16m", // for deeply nested programs
                "-Djava.io.tmpdir=" + directory));
        if (System.getProperty("user.language") != null) {
            command.add("-Duser.language=" + System.getProperty("user.language"));
        }
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), CompilerProcess.class.getName()));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    /** Stops the JVM, whatever it does, and removes what it has left. */
    @Override
    public void close() {
        try {
            if (process != null) {
                process.destroyForcibly().waitFor();
            }
            delete();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void delete() {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (NoSuchFileException deleted) {
            // The command ends this twice when it is interrupted.
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** What the JVM runs. It ends with the server. */
    public static void main(String... arguments) throws IOException {
        ProcessHandle server = ProcessHandle.current().parent().orElseThrow();
        CompletableFuture<Void> unused =
                server.onExit().thenRun(() -> Runtime.getRuntime().halt(0));
        PrintStream answers = System.out;
        System.setOut(System.err);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        Path directory = Files.createTempDirectory("plain");
        for (String question = in.readLine(); question != null; question = in.readLine()) {
            Program program = PlayServer.JSON.readValue(question, Program.class);
            answers.write(PlayServer.JSON.writeValueAsBytes(Answer.of(program, directory)));
            answers.write('\n');
            answers.flush();
        }
    }
}
