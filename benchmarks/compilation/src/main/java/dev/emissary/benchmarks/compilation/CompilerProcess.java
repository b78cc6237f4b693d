package dev.emissary.benchmarks.compilation;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import javax.tools.ToolProvider;

/**
 * A javac that measures itself: the whole process from the start of the JVM, its compiler and collector threads
 * included, up to where it would end.
 */
final class CompilerProcess {
    private static final Path STAT = Path.of("/proc/self/stat");
    /** The field of {@code /proc/PID/stat} after the command's name, from 0 (proc(5)). */
    private static final int USER_TIME = 11;
    /** The unit of that field, which Linux has promised to all programs whatever its own clock does. */
    private static final double TICKS_PER_SECOND = 100;

    private CompilerProcess() {}

    /**
     * Compiles.
     *
     * @param args the file to write the milliseconds of CPU to; the arguments of javac
     */
    public static void main(String[] args) throws IOException {
        int status =
                ToolProvider.getSystemJavaCompiler().run(null, null, null, Arrays.copyOfRange(args, 1, args.length));
        Files.writeString(Path.of(args[0]), String.valueOf(millis()));
        System.exit(status);
    }

    /** Returns the CPU time of this process: in user mode on Linux, and elsewhere in system mode, too. */
    private static double millis() throws IOException {
        if (!Files.isReadable(STAT)) {
            return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime() / 1e6;
        }
        String stat = Files.readString(STAT);
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
        return Long.parseLong(fields[USER_TIME]) * 1_000 / TICKS_PER_SECOND;
    }
}
