package dev.emissary.benchmarks.compilation;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javax.tools.ToolProvider;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;

/**
 * A javac that is sampled by the JDK's flight recorder. The CPU time of the compiling thread is divided among the
 * phases as its samples are; the rest of the process's CPU time is that of the JVM's own threads.
 */
final class CompilerProfile {
    private static final String SAMPLE = "jdk.ExecutionSample";
    private static final Duration PERIOD = Duration.ofMillis(10);

    private CompilerProfile() {}

    /**
     * Compiles.
     *
     * @param args the file to write to: the milliseconds of each phase, in order, and of the JVM's threads; the
     *     arguments of javac
     */
    public static void main(String[] args) throws IOException {
        Path samples = Path.of(args[0] + ".jfr");
        int status;
        double own;
        double process;
        try (Recording recording = new Recording()) {
            recording.enable(SAMPLE).withPeriod(PERIOD);
            recording.start();
            status = ToolProvider.getSystemJavaCompiler()
                    .run(null, null, null, Arrays.copyOfRange(args, 1, args.length));
            own = ManagementFactory.getThreadMXBean().getCurrentThreadUserTime() / 1e6;
            process = ProcessFigures.now().cpu();
            recording.dump(samples);
        }
        Map<Phase, Integer> counts = count(samples);
        Files.delete(samples);
        int all = counts.values().stream().mapToInt(Integer::intValue).sum();
        List<String> lines = new ArrayList<>();
        for (Phase phase : Phase.values()) {
            lines.add(String.valueOf(all == 0 ? 0 : own * counts.getOrDefault(phase, 0) / all));
        }
        lines.add(String.valueOf(process - own));
        Files.write(Path.of(args[0]), lines);
        System.exit(status);
    }

    private static Map<Phase, Integer> count(Path samples) throws IOException {
        String self = Thread.currentThread().getName();
        Map<Phase, Integer> counts = new EnumMap<>(Phase.class);
        try (RecordingFile file = new RecordingFile(samples)) {
            while (file.hasMoreEvents()) {
                RecordedEvent event = file.readEvent();
                if (event.getEventType().getName().equals(SAMPLE)
                        && self.equals(event.getThread("sampledThread").getJavaName())) {
                    counts.merge(Phase.of(stack(event)), 1, Integer::sum);
                }
            }
        }
        return counts;
    }

    private static List<String> stack(RecordedEvent event) {
        return event.getStackTrace().getFrames().stream()
                .map(frame -> frame.getMethod().getType().getName() + "."
                        + frame.getMethod().getName())
                .toList();
    }
}
