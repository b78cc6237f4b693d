package dev.emissary.benchmarks.compilation;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;

/**
 * A warm javac. Each compilation begins anew, as in a build daemon; only the JVM and what it has compiled stay. It
 * measures the thread that compiles.
 */
final class CompilerLoop {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private CompilerLoop() {}

    /**
     * Compiles.
     *
     * @param args the file to write the measurements to; how many rounds are not measured; how many are; for each thing
     *     to compile the file with javac's arguments
     */
    public static void main(String[] args) throws IOException {
        int warmUp = Integer.parseInt(args[1]);
        int rounds = warmUp + Integer.parseInt(args[2]);
        List<String> lines = new ArrayList<>();
        for (int round = 0; round < rounds; round++) {
            for (int i = 3; i < args.length; i++) {
                double millis = compile(args[i]);
                if (round >= warmUp) {
                    lines.add(String.valueOf(millis));
                }
            }
        }
        Files.write(Path.of(args[0]), lines);
    }

    private static double compile(String argumentFile) {
        long start = THREADS.getCurrentThreadCpuTime();
        // What javac has to say it has said to the one who tried this compilation before.
        int status = ToolProvider.getSystemJavaCompiler()
                .run(null, null, OutputStream.nullOutputStream(), "@" + argumentFile);
        double millis = (THREADS.getCurrentThreadCpuTime() - start) / 1e6;
        if (status != 0) {
            throw new IllegalStateException("javac @" + argumentFile + " returned " + status);
        }
        return millis;
    }
}
