package dev.emissary.javac.testing;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import javax.management.JMException;
import javax.management.ObjectName;

/**
 * A program that compiles the same file again and again in its JVM, whose class path has nothing of the plugin.
 *
 * <p>Its first argument is the jar of the annotations, its second the file. Each further one is a step:
 * {@code COUNT*JAR} compiles so many times with a plugin and prints the first error or the success of each; {@code FROM>TO} copies a
 * file; {@code live=CLASS} prints how many objects of a class are reachable; {@code open=JAR} prints how often this
 * process has a file open, or {@code unknown}.
 */
public final class RepeatedCompilations {
    private static final PrintStream OUT = System.out;

    private RepeatedCompilations() {}

    /** Takes the steps. */
    public static void main(String... arguments) throws IOException, JMException {
        for (String step : List.of(arguments).subList(2, arguments.length)) {
            if (step.startsWith("live=")) {
                OUT.println(live(step.substring("live=".length())));
            } else if (step.startsWith("open=")) {
                OUT.println(open(Path.of(step.substring("open=".length()))));
            } else if (step.contains(">")) {
                Path from = Path.of(step.substring(0, step.indexOf('>')));
                Files.copy(from, Path.of(step.substring(step.indexOf('>') + 1)), StandardCopyOption.REPLACE_EXISTING);
            } else {
                int count = Integer.parseInt(step.substring(0, step.indexOf('*')));
                for (int i = 0; i < count; i++) {
                    compile(arguments[0], arguments[1], step.substring(step.indexOf('*') + 1));
                }
            }
        }
    }

    private static void compile(String annotations, String file, String plugin) {
        String outcome = new OneCompilation(Path.of(plugin), Path.of(annotations), Path.of(file)).run(false);
        OUT.println(outcome.lines()
                .filter(line -> line.startsWith("success: ") || line.contains(": error: "))
                .findFirst()
                .orElse(outcome));
    }

    /** Returns the number of reachable objects of a class, after a garbage collection. */
    private static long live(String className) throws JMException {
        String histogram = (String) ManagementFactory.getPlatformMBeanServer()
                .invoke(
                        new ObjectName("com.sun.management:type=DiagnosticCommand"),
                        "gcClassHistogram",
                        new Object[] {new String[0]},
                        new String[] {String[].class.getName()});
        return histogram
                .lines()
                .map(line -> line.strip().split("\\s+"))
                .filter(words -> words.length > 3 && words[3].equals(className))
                .mapToLong(words -> Long.parseLong(words[1]))
                .sum();
    }

    private static String open(Path file) throws IOException {
        Path descriptors = Path.of("/proc/self/fd");
        if (!Files.isDirectory(descriptors)) {
            return "unknown";
        }
        int count = 0;
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(descriptors)) {
            for (Path entry : entries) {
                if (Files.isSymbolicLink(entry)
                        && Files.readSymbolicLink(entry).toString().equals(file.toString())) {
                    count++;
                }
            }
        }
        return String.valueOf(count);
    }
}
