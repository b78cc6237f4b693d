package dev.emissary.benchmarks.compilation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A starter of JVMs of the running JDK that have nothing on their class path but this package, and no flags. */
final class Children {
    private static final List<String> ENVIRONMENT = List.of("JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "CLASSPATH");

    private final Path folder;

    /** Creates a starter of processes that work in a folder. */
    Children(Path folder) {
        this.folder = folder;
    }

    /** How a process ended: with a text if it failed. */
    private record End(Optional<String> failure, List<String> lines) {}

    /** Runs a compilation in a process of its own. */
    Cost compile(Compilation compilation) throws IOException {
        return Cost.ofLine(succeeded(start(CompilerProcess.class, List.of("@" + compilation.argumentFile())))
                .get(0));
    }

    /** Runs a compilation in a process of its own; returns the milliseconds of each phase, and of the JVM's threads. */
    List<Double> profile(Compilation compilation) throws IOException {
        return succeeded(start(CompilerProfile.class, List.of("@" + compilation.argumentFile()))).stream()
                .map(Double::valueOf)
                .toList();
    }

    /** Returns what javac says to a compilation that fails, or nothing. */
    Optional<String> failureOf(Compilation compilation) throws IOException {
        return start(CompilerProcess.class, List.of("@" + compilation.argumentFile()))
                .failure();
    }

    /** Runs compilations in turn in one process; returns what each took, round by round. */
    List<List<Cost>> loop(List<Compilation> compilations, int warmUp, int rounds) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(String.valueOf(warmUp), String.valueOf(rounds)));
        compilations.forEach(one -> arguments.add(one.argumentFile().toString()));
        List<Cost> all = succeeded(start(CompilerLoop.class, arguments)).stream()
                .map(Cost::ofLine)
                .toList();
        List<List<Cost>> results = new ArrayList<>();
        for (int i = 0; i < compilations.size(); i++) {
            List<Cost> own = new ArrayList<>();
            for (int j = i; j < all.size(); j += compilations.size()) {
                own.add(all.get(j));
            }
            results.add(own);
        }
        return results;
    }

    private static List<String> succeeded(End end) {
        end.failure().ifPresent(text -> {
            throw new IllegalStateException("a compilation failed:\n" + text);
        });
        return end.lines();
    }

    private End start(Class<?> program, List<String> arguments) throws IOException {
        Path result = folder.resolve("measurements");
        Path output = folder.resolve("output");
        Files.deleteIfExists(result);
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-classpath",
                Jars.home(program.getName()).toString(),
                program.getName(),
                result.toString()));
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        builder.environment().keySet().removeAll(ENVIRONMENT);
        try {
            if (builder.start().waitFor() != 0) {
                return new End(Optional.of(Files.readString(output)), List.of());
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while a compilation runs", interrupted);
        }
        return new End(Optional.empty(), Files.readAllLines(result));
    }
}
