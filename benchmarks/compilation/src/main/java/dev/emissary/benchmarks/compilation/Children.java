package dev.emissary.benchmarks.compilation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A starter of JVMs of the running JDK that have nothing on their class path but this package, and no flags, unless a
 * compilation says otherwise.
 */
final class Children {
    private static final List<String> ENVIRONMENT = List.of("JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "CLASSPATH");

    private final Path folder;

    /** Creates a starter of processes that work in a folder. */
    Children(Path folder) {
        this.folder = folder;
    }

    /** Runs a compilation in a process of its own; returns its milliseconds of CPU. */
    double compile(Compilation compilation) throws IOException {
        return Double.parseDouble(
                start(CompilerProcess.class, compilation.jvm(), List.of("@" + compilation.argumentFile()))
                        .get(0));
    }

    /** Runs compilations in turn in one process; returns what each took, round by round. */
    List<List<Double>> loop(List<Compilation> compilations, int warmUp, int rounds) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(String.valueOf(warmUp), String.valueOf(rounds)));
        compilations.forEach(one -> arguments.add(one.argumentFile().toString()));
        List<Double> all = start(CompilerLoop.class, List.of(), arguments).stream()
                .map(Double::valueOf)
                .toList();
        List<List<Double>> results = new ArrayList<>();
        for (int i = 0; i < compilations.size(); i++) {
            List<Double> own = new ArrayList<>();
            for (int j = i; j < all.size(); j += compilations.size()) {
                own.add(all.get(j));
            }
            results.add(own);
        }
        return results;
    }

    private List<String> start(Class<?> program, List<String> jvm, List<String> arguments) throws IOException {
        Path result = folder.resolve("measurements");
        Path output = folder.resolve("output");
        Files.deleteIfExists(result);
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-classpath",
                Jars.home(program.getName()).toString()));
        command.addAll(jvm);
        command.add(program.getName());
        command.add(result.toString());
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        builder.environment().keySet().removeAll(ENVIRONMENT);
        try {
            if (builder.start().waitFor() != 0) {
                throw new IllegalStateException("a compilation failed:\n" + Files.readString(output));
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while a compilation runs", interrupted);
        }
        return Files.readAllLines(result);
    }
}
