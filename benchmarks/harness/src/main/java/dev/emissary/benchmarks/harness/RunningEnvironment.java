package dev.emissary.benchmarks.harness;

import com.sun.management.OperatingSystemMXBean;
import dev.emissary.benchmarks.result.Environment;
import java.io.BufferedReader;
import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Collectors;
import org.openjdk.jmh.util.Version;

/** Describes the environment of a run. */
final class RunningEnvironment {

    private static final String UNKNOWN = "unknown";

    private RunningEnvironment() {}

    static Environment describe(Extent extent) {
        OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
        return new Environment(
                Runtime.version().feature(),
                System.getProperty("java.vendor") + " " + Runtime.version(),
                System.getProperty("java.vm.name") + ", "
                        + ManagementFactory.getGarbageCollectorMXBeans().stream()
                                .map(GarbageCollectorMXBean::getName)
                                .collect(Collectors.joining(" and ")),
                String.join(" ", ManagementFactory.getRuntimeMXBean().getInputArguments()),
                processor(),
                Runtime.getRuntime().availableProcessors(),
                system.getTotalMemorySize() >> 20,
                system.getName() + " " + system.getVersion() + " " + system.getArch(),
                Version.getPlainVersion(),
                LocalDate.now(ZoneOffset.UTC).toString(),
                commit(),
                extent.mode().toString(),
                extent.rounds(),
                null);
    }

    /** On Linux this is in a file; elsewhere it would take a platform-specific program. */
    private static String processor() {
        try (var lines = Files.lines(Path.of("/proc/cpuinfo"))) {
            return lines.filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse(UNKNOWN);
        } catch (IOException e) {
            return UNKNOWN;
        }
    }

    private static String commit() {
        try {
            Process git = new ProcessBuilder(List.of("git", "rev-parse", "--short", "HEAD"))
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            try (BufferedReader reader = git.inputReader()) {
                String line = reader.readLine();
                return line == null ? UNKNOWN : line;
            }
        } catch (IOException e) {
            return UNKNOWN;
        }
    }
}
