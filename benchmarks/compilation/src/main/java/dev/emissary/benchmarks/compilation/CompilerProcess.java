package dev.emissary.benchmarks.compilation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import javax.tools.ToolProvider;

/**
 * A javac that measures itself: the whole process from the start of the JVM, its compiler and collector threads
 * included, up to where it would end.
 */
final class CompilerProcess {
    private CompilerProcess() {}

    /**
     * Compiles.
     *
     * @param args the file to write the measurement to; the arguments of javac
     */
    public static void main(String[] args) throws IOException {
        int status =
                ToolProvider.getSystemJavaCompiler().run(null, null, null, Arrays.copyOfRange(args, 1, args.length));
        Files.writeString(Path.of(args[0]), ProcessFigures.now().toLine());
        System.exit(status);
    }
}
