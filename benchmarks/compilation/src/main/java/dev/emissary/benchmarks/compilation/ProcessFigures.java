package dev.emissary.benchmarks.compilation;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Asks the operating system, on Linux by reading {@code /proc/self}, which costs next to nothing. Elsewhere the JVM's
 * management beans answer what they can: the CPU time is that in system mode too, and the memory is the heap's.
 */
final class ProcessFigures {
    private static final Path PROC = Path.of("/proc/self");
    /** The fields of {@code /proc/PID/stat} after the command's name, from 0 (proc(5)). */
    private static final int USER_TIME = 11;
    /** The unit of that field, which Linux has promised to all programs whatever its own clock does. */
    private static final double TICKS_PER_SECOND = 100;

    private ProcessFigures() {}

    /** Returns what this process has used up to now. */
    static Cost now() throws IOException {
        return Files.isReadable(PROC.resolve("stat")) ? ofProc() : ofBeans();
    }

    private static Cost ofProc() throws IOException {
        String stat = Files.readString(PROC.resolve("stat"));
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
        double peakKibibytes = Files.readAllLines(PROC.resolve("status")).stream()
                .filter(line -> line.startsWith("VmHWM:"))
                .mapToDouble(line -> Double.parseDouble(line.replaceAll("[^0-9]", "")))
                .findFirst()
                .orElseThrow();
        return new Cost(
                Long.parseLong(fields[USER_TIME]) * 1_000 / TICKS_PER_SECOND, peakKibibytes * 1_024 / 1_000_000);
    }

    private static Cost ofBeans() {
        List<MemoryPoolMXBean> pools = ManagementFactory.getMemoryPoolMXBeans();
        double peak = pools.stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .mapToDouble(pool -> pool.getPeakUsage().getUsed())
                .sum();
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        return new Cost(system.getProcessCpuTime() / 1e6, peak / 1_000_000);
    }
}
