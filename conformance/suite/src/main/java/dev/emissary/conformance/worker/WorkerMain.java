package dev.emissary.conformance.worker;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Serializable;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** The main program of a worker: reads tasks from its standard input, and writes an answer to each. */
public final class WorkerMain {
    private final JavaCompiler compiler;

    private WorkerMain(JavaCompiler compiler) {
        this.compiler = compiler;
    }

    /**
     * Does tasks until there are no more.
     *
     * @param arguments the class of the compiler, or an empty text for that of the JDK
     */
    public static void main(String[] arguments) throws IOException, ReflectiveOperationException {
        PrintStream answers = System.out;
        InputStream tasks = System.in;
        // Programs that run here are to disturb nothing.
        System.setOut(new PrintStream(PrintStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        System.setIn(InputStream.nullInputStream());
        WorkerMain worker = new WorkerMain(
                arguments[0].isEmpty()
                        ? ToolProvider.getSystemJavaCompiler()
                        : Class.forName(arguments[0])
                                .asSubclass(JavaCompiler.class)
                                .getConstructor()
                                .newInstance());
        ObjectOutputStream out = new ObjectOutputStream(answers);
        out.flush();
        try (ObjectInputStream in = new ObjectInputStream(tasks)) {
            while (true) {
                out.writeUnshared(worker.answer((Worker.Task<?>) in.readUnshared()));
                out.reset();
                out.flush();
            }
        } catch (EOFException end) {
            return;
        } catch (ClassNotFoundException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private Object answer(Worker.Task<?> task) {
        try {
            return task.run(compiler);
        } catch (Throwable failure) {
            StringWriter trace = new StringWriter();
            failure.printStackTrace(new PrintWriter(trace, true));
            return new Failure(trace.toString());
        }
    }

    /** The answer to a task that has failed. */
    record Failure(String trace) implements Serializable {}
}
