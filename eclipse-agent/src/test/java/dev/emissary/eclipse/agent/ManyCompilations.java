package dev.emissary.eclipse.agent;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;

/**
 * A program that compiles many directories by the Eclipse compiler in one JVM, and prints what has ended other than it must:
 * the name of the directory after {@value #FAILED}, and what the compiler has said. The class path has nothing but the compiler and
 * this class.
 */
final class ManyCompilations {
    static final String FAILED = "FAILED ";

    /** What makes the difference between a slow compilation and one that does not end. */
    private static final int HANG_SECONDS = 60;

    private static final List<String> SIGNS =
            List.of("emissary.err.internal", "Internal compiler error", "\tat ", "    at ", "the Emissary agent");

    private ManyCompilations() {}

    /** Compiles each directory below the first argument with the second as the class path. */
    public static void main(String[] arguments) throws Exception {
        List<Path> directories;
        try (Stream<Path> files = Files.list(Path.of(arguments[0]))) {
            directories = files.sorted().toList();
        }
        int accepted = 0;
        for (Path directory : directories) {
            StringWriter output = new StringWriter();
            FutureTask<Boolean> compilation = new FutureTask<>(compilation(directory, arguments[1], output));
            Thread thread = new Thread(compilation, "compilation");
            thread.setDaemon(true);
            thread.start();
            try {
                accepted += compilation.get(HANG_SECONDS, TimeUnit.SECONDS) ? 1 : 0;
            } catch (TimeoutException hang) {
                output.append("Internal compiler error: does not end ").append(List.of(thread.getStackTrace()) + "");
            } catch (ExecutionException thrown) {
                thrown.printStackTrace(new PrintWriter(output));
            }
            if (SIGNS.stream().anyMatch(output.toString()::contains)) {
                System.out.println(FAILED + directory.getFileName() + "\n" + output);
            }
        }
        System.out.println(accepted + " of " + directories.size() + " accepted");
    }

    private static Callable<Boolean> compilation(Path directory, String classPath, StringWriter output) {
        String[] options = {"-17", "-proc:none", "-nowarn", "-cp", classPath, "-d", "none", directory.toString()};
        PrintWriter writer = new PrintWriter(output);
        return () -> BatchCompiler.compile(options, writer, writer, null);
    }
}
