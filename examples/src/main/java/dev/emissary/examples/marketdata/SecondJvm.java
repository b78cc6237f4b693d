package dev.emissary.examples.marketdata;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What a program in another JVM has printed, and how it ended. */
public record SecondJvm(int exitCode, String output) {
    /** Runs a program of this class path to its end, with the flags of this JVM and further ones. */
    public static SecondJvm run(List<String> flags, Class<?> program, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(inheritedFlags());
        command.addAll(flags);
        command.add("-classpath");
        command.add(System.getProperty("java.class.path"));
        command.add(program.getName());
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try {
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new SecondJvm(process.waitFor(), output.trim());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while the second JVM was running", e);
        } finally {
            process.destroy();
        }
    }

    /** Returns a line of what the program has printed, from 0, or all of it if there is no such line. */
    String line(int index) {
        List<String> lines = output.lines().toList();
        return index < lines.size() ? lines.get(index) : output;
    }

    /** Agents stay behind: two JVMs would write into one file, or listen at one port. */
    private static List<String> inheritedFlags() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(flag -> !flag.startsWith("-javaagent") && !flag.startsWith("-agent"))
                .toList();
    }
}
