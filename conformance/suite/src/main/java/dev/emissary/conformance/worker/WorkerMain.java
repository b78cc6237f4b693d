package dev.emissary.conformance.worker;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** The main program of a worker: reads requests from its standard input, and writes a reply to each. */
public final class WorkerMain {
    private final JavaCompiler compiler;

    private WorkerMain(JavaCompiler compiler) {
        this.compiler = compiler;
    }

    /**
     * Answers requests until there are no more.
     *
     * @param arguments the class of the compiler, or nothing for that of the JDK
     */
    public static void main(String[] arguments) throws IOException, ReflectiveOperationException {
        PrintStream replies = System.out;
        InputStream requests = System.in;
        // Programs that run here are to disturb nothing.
        System.setOut(new PrintStream(PrintStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        System.setIn(InputStream.nullInputStream());
        WorkerMain worker = new WorkerMain(
                arguments.length == 0
                        ? ToolProvider.getSystemJavaCompiler()
                        : Class.forName(arguments[0])
                                .asSubclass(JavaCompiler.class)
                                .getConstructor()
                                .newInstance());
        ObjectOutputStream out = new ObjectOutputStream(replies);
        out.flush();
        try (ObjectInputStream in = new ObjectInputStream(requests)) {
            while (true) {
                out.writeUnshared(worker.reply((Request) in.readUnshared()));
                out.reset();
                out.flush();
            }
        } catch (EOFException end) {
            return;
        } catch (ClassNotFoundException impossible) {
            throw new AssertionError(impossible);
        }
    }

    @SuppressWarnings("CatchAndPrintStackTrace")
    private Reply reply(Request request) {
        try {
            if (request instanceof Request.Compile compile) {
                return new Reply.Compiled(
                        new ToolCompilation(compiler, compile.input(), compile.compilerOptions()).run());
            } else if (request instanceof Request.Run run) {
                return new Reply.Lines(new LoadedClasses(run.classPath()).run(run.mainClass()));
            } else if (request instanceof Request.Describe describe) {
                return new Reply.Lines(
                        new LoadedClasses(describe.classPath()).describe(describe.className(), describe.aspect()));
            }
            throw new AssertionError(request);
        } catch (Throwable failure) {
            StringWriter trace = new StringWriter();
            failure.printStackTrace(new PrintWriter(trace, true));
            return new Reply.Failed(trace.toString());
        }
    }
}
