package dev.emissary.tools.play;

import dev.emissary.tools.play.CompileQueue.ProgramCompiler;
import dev.emissary.tools.source.SourceTree;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * A compiler in a JVM of its own, which answers one program after another, each in a line of JSON.
 *
 * <p>Nothing can stop a thread in the middle of a compilation, but a process can be stopped. Its JVM costs some memory, and
 * its first answer a second.
 */
final class CompilerProcess implements ProgramCompiler {
    /** Deeply nested programs need more than the default stack. */
    private static final long STACK_BYTES = 16 << 20;

    /** What this JVM was given, and the other one needs. */
    private static final List<String> PROPERTIES = List.of("emissary.jdk.sources", "user.language");

    private final Path directory;
    private final Process process;
    private final BufferedReader answers;

    /** Starts the JVM. */
    CompilerProcess() throws IOException {
        directory = Files.createTempDirectory("emissary-play");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-Xmx512m",
                "-Djava.io.tmpdir=" + directory));
        PROPERTIES.stream()
                .filter(name -> System.getProperty(name) != null)
                .forEach(name -> command.add("-D" + name + "=" + System.getProperty(name)));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), CompilerProcess.class.getName()));
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        answers = process.inputReader(StandardCharsets.UTF_8);
    }

    @Override
    public byte[] answer(Program program) throws IOException {
        OutputStream questions = process.getOutputStream();
        questions.write(Replies.JSON.writeValueAsBytes(program));
        questions.write('\n');
        questions.flush();
        String answer = answers.readLine();
        if (answer == null) {
            throw new IOException("it has ended");
        }
        return answer.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public boolean isUsable() {
        return process.isAlive();
    }

    /** Stops the JVM, whatever it does, and removes what it has left. */
    @Override
    public synchronized void close() {
        try {
            process.destroyForcibly().waitFor();
            if (Files.exists(directory)) {
                SourceTree.delete(directory);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** What the JVM runs. It ends with its input, so that none is left when the server is gone. */
    public static void main(String... arguments) throws IOException, InterruptedException {
        PrintStream answers = System.out;
        System.setOut(System.err);
        BlockingQueue<String> questions = new LinkedBlockingQueue<>();
        Thread compiling = new Thread(null, () -> answerAll(questions, answers), "compilation", STACK_BYTES);
        compiling.start();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String question = in.readLine(); question != null; question = in.readLine()) {
            questions.put(question);
        }
        Runtime.getRuntime().halt(0);
    }

    private static void answerAll(BlockingQueue<String> questions, PrintStream answers) {
        try (WarmCompiler compiler = new WarmCompiler()) {
            while (true) {
                Program program = Replies.JSON.readValue(questions.take(), Program.class);
                answers.write(Replies.JSON.writeValueAsBytes(Answer.of(compiler, program)));
                answers.write('\n');
                answers.flush();
            }
        } catch (IOException | InterruptedException | RuntimeException | Error failure) {
            // The server sees the end of the answers, and starts another process.
            Runtime.getRuntime().halt(1);
        }
    }
}
