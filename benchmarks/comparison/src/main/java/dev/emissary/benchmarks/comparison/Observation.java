package dev.emissary.benchmarks.comparison;

import dev.emissary.benchmarks.comparison.compiler.CompilerError;
import dev.emissary.benchmarks.comparison.compiler.Javac;
import dev.emissary.benchmarks.comparison.compiler.Kotlinc;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

/** Compiles and runs programs. Its class files lie in one directory for each approach, and in two for what is given. */
public final class Observation {

    private final Programs programs;
    private final List<String> features;
    private final Path given;
    private final Path work;

    /**
     * Compiles what is given.
     *
     * @param programs the directory of the programs
     * @param features the names of those directories in it whose programs are to run
     * @param work a directory for class files, which is empty or does not exist
     */
    public Observation(Programs programs, List<String> features, Path work) throws IOException {
        this.programs = programs;
        this.features = List.copyOf(features);
        this.work = work;
        given = work.resolve("given");
        compileJava(
                features.stream()
                        .flatMap(feature -> programs.given(feature).stream())
                        .toList(),
                List.of(),
                given);
        for (String feature : features) {
            List<Path> later = programs.later(feature);
            if (!later.isEmpty()) {
                compileJava(later, List.of(given), later(feature));
            }
        }
    }

    /** Compiles and runs all programs whose compilers run on this JDK. */
    public Map<Approach, Map<String, Outcome>> run() throws IOException {
        Map<Approach, Map<String, Outcome>> outcomes = new EnumMap<>(Approach.class);
        for (Approach approach : Approach.values()) {
            if (approach.canBeObservedHere()) {
                outcomes.put(approach, run(approach));
            }
        }
        return outcomes;
    }

    /** Compiles and runs all programs of an approach, and returns what became of each, by feature. */
    private Map<String, Outcome> run(Approach approach) throws IOException {
        Map<String, Path> sources = new LinkedHashMap<>();
        for (String feature : features) {
            programs.program(feature, approach)
                    .ifPresent(program ->
                            sources.put(feature, program.toAbsolutePath().normalize()));
        }
        Map<Path, String> refused = compile(approach, sources);
        Path output = work.resolve(approach.id());
        Map<String, Outcome> outcomes = new LinkedHashMap<>();
        for (Map.Entry<String, Path> source : sources.entrySet()) {
            Optional<String> error = Optional.ofNullable(refused.get(source.getValue()));
            outcomes.put(
                    source.getKey(),
                    error.isPresent()
                            ? new Outcome(true, error.get())
                            : new Outcome(false, call(source.getKey(), approach, output)));
        }
        return outcomes;
    }

    /** Compiles, and returns the first error for each program that a compiler refuses. */
    private Map<Path, String> compile(Approach approach, Map<String, Path> sources) throws IOException {
        Map<Path, String> refused = new HashMap<>();
        for (Map.Entry<String, Path> source : sources.entrySet()) {
            Optional<Path> client = programs.client(source.getKey());
            if (client.isPresent()) {
                compileKotlin(List.of(client.get(), source.getValue()), kotlin(approach))
                        .ifPresent(error -> refused.put(source.getValue(), error));
            }
        }
        Map<Boolean, List<Path>> left = sources.values().stream()
                .filter(program -> !refused.containsKey(program))
                .collect(Collectors.partitioningBy(Programs::isForEclipse));
        List<Path> classPath = List.of(given, kotlin(approach));
        Path output = work.resolve(approach.id());
        refused.putAll(new Compilation(approach.compiler(), classPath, output).compile(left.get(false)));
        if (!left.get(true).isEmpty()) {
            refused.putAll(new Compilation(approach.compilerOfEclipse(), classPath, output).compile(left.get(true)));
        }
        return refused;
    }

    /** Compiles Kotlin that refers to a program, and reads the source of that program if it is one in Java. */
    private Optional<String> compileKotlin(List<Path> sources, Path output) throws IOException {
        Files.createDirectories(output);
        return new Kotlinc()
                .compile(sources, List.of(given), output, List.of()).stream()
                        .findFirst()
                        .map(CompilerError::message);
    }

    private Path kotlin(Approach approach) {
        return work.resolve("kotlin-of-" + approach.id());
    }

    private String call(String feature, Approach approach, Path output) throws IOException {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader loader = new URLClassLoader(
                new URL[] {url(later(feature)), url(given), url(output), url(kotlin(approach))}, before)) {
            thread.setContextClassLoader(loader);
            Class<?> program = loader.loadClass(feature.replace('-', '_') + ".Program");
            return (String) ((Callable<?>) program.getConstructor().newInstance()).call();
        } catch (Exception | LinkageError e) {
            throw new IllegalStateException("the program of " + feature + " failed: " + approach, e);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private Path later(String feature) {
        return work.resolve("later").resolve(feature);
    }

    private static void compileJava(List<Path> sources, List<Path> classPath, Path output) throws IOException {
        Files.createDirectories(output);
        List<CompilerError> errors = Javac.plain().compile(sources, classPath, output, List.of());
        if (!errors.isEmpty()) {
            throw new IllegalStateException("what is given does not compile: " + errors);
        }
    }

    private static URL url(Path directory) throws MalformedURLException {
        return directory.toUri().toURL();
    }
}
