package dev.emissary.benchmarks.compilation;

import static dev.emissary.benchmarks.compilation.CompilationKeys.ARCHIVED;
import static dev.emissary.benchmarks.compilation.CompilationKeys.COLD;
import static dev.emissary.benchmarks.compilation.CompilationKeys.MANY;

import dev.emissary.benchmarks.harness.DirectoryTree;
import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.Metric;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * The measurements, in this order:
 *
 * <ol>
 *   <li>{@code StartUp}: an empty class without a plugin
 *   <li>{@code LargeCodeBase}: libraries without emissaries, with and without the plugin; in processes, and in a warm
 *       one
 *   <li>{@code Delegation}: delegating classes, in numbers, by all contestants, in processes
 * </ol>
 *
 * <p>What {@code StartUp} takes is what an empty run of javac takes, to be subtracted from the others.
 */
public final class CompilationBenchmarks {

    private static final List<Integer> COLD_METHODS = List.of(5, Delegated.RESULT_SET);

    private final Scale scale;
    private final Pattern only;
    private final Consumer<String> progress;
    private final Path folder;
    private final Jars jars;
    private final Children children;
    private final List<Measurement> results = new ArrayList<>();
    private int prepared;

    private CompilationBenchmarks(Scale scale, Pattern only, Consumer<String> progress, Path folder)
            throws IOException {
        this.scale = scale;
        this.only = only;
        this.progress = progress;
        this.folder = folder;
        jars = Jars.find();
        children = new Children(folder);
    }

    /**
     * Measures.
     *
     * @param scale how much
     * @param only finds something in the names of what is measured
     * @param progress is told what is measured next
     * @return one measurement for each benchmark and compilation: milliseconds of CPU
     */
    public static List<Measurement> run(Scale scale, Pattern only, Consumer<String> progress) throws IOException {
        Path folder = Files.createTempDirectory("emissary-compilation");
        try {
            CompilationBenchmarks benchmarks = new CompilationBenchmarks(scale, only, progress, folder);
            benchmarks.startUp();
            benchmarks.largeCodeBase();
            benchmarks.cold();
            benchmarks.archived();
            benchmarks.delegation();
            return List.copyOf(benchmarks.results);
        } finally {
            DirectoryTree.delete(folder);
        }
    }

    private void startUp() throws IOException {
        List<Compilation> compilations =
                List.of(prepare(Map.of("plugin", "none"), List.of("-proc:none"), Sources::empty));
        inProcesses("StartUp.process", compilations, scale.starts());
        deleteAll(compilations);
    }

    private void largeCodeBase() throws IOException {
        if (!isWanted("LargeCodeBase.process") && !isWanted("LargeCodeBase.warm")) {
            return;
        }
        List<Compilation> compilations = List.of(
                prepare(Map.of("plugin", "none"), List.of("-proc:none"), this::libraries),
                prepare(Map.of("plugin", "Emissary"), withPlugin(), this::libraries));
        inProcesses("LargeCodeBase.process", compilations, scale.pairs());
        inLoop("LargeCodeBase.warm", compilations, scale.warmUpPairs(), scale.warmPairs());
        deleteAll(compilations);
    }

    private List<Path> libraries(Path sources) throws IOException {
        return scale.libraries() == 0
                ? Sources.empty(sources)
                : Sources.unpacked(sources, jars.libraries().subList(0, scale.libraries()));
    }

    private List<String> withPlugin() {
        return List.of("-processorpath", jars.plugin().get(0).toString(), "-Xplugin:Emissary", "-proc:none");
    }

    private void cold() throws IOException {
        if (!isWanted(COLD)) {
            return;
        }
        for (int methods : COLD_METHODS) {
            for (int classes : scale.coldClasses()) {
                List<Compilation> compilations = delegating(Delegated.ofSize(methods), methods, classes);
                inProcesses(COLD, compilations, scale.starts());
                deleteAll(compilations);
            }
        }
    }

    /** The first class of a process that takes its classes from an archive. */
    private void archived() throws IOException {
        if (!isWanted(ARCHIVED)) {
            return;
        }
        ClassArchive archive = ClassArchive.in(folder, jars.plugin().get(0));
        List<Compilation> compilations =
                delegating(Delegated.ofSize(COLD_METHODS.get(0)), COLD_METHODS.get(0), 1).stream()
                        .filter(compilation -> !compilation.parameters().containsValue(Contestant.LOMBOK.title()))
                        .toList();
        // The emissary is the first of the contestants; what it needs contains what the class by hand does.
        children.compile(compilations.get(0).on(archive.written()));
        inProcesses(
                ARCHIVED,
                compilations.stream()
                        .map(compilation -> compilation.on(archive.used()))
                        .toList(),
                scale.starts());
        deleteAll(compilations);
    }

    private void delegation() throws IOException {
        if (!isWanted(MANY)) {
            return;
        }
        for (int methods : scale.methods()) {
            Delegated delegated = Delegated.ofSize(methods);
            for (int classes : scale.classes()) {
                List<Compilation> compilations = delegating(delegated, methods, classes);
                inProcesses(MANY, compilations, scale.repetitions(methods * classes));
                deleteAll(compilations);
            }
        }
    }

    private List<Compilation> delegating(Delegated delegated, int methods, int classes) throws IOException {
        List<Compilation> compilations = new ArrayList<>();
        for (Contestant contestant : Contestant.values()) {
            compilations.add(prepare(
                    Map.of(
                            "contestant", contestant.title(),
                            "methods", String.valueOf(methods),
                            "classes", String.valueOf(classes)),
                    contestant.options(jars),
                    sources -> Sources.delegating(sources, contestant, delegated, classes)));
        }
        return compilations;
    }

    private Compilation prepare(Map<String, String> parameters, List<String> options, Compilation.Writer sources)
            throws IOException {
        return Compilation.prepare(folder.resolve("compilation" + prepared++), parameters, options, sources);
    }

    private void inProcesses(String benchmark, List<Compilation> compilations, int rounds) throws IOException {
        if (!isWanted(benchmark)) {
            return;
        }
        List<List<Double>> costs = new ArrayList<>();
        compilations.forEach(one -> costs.add(new ArrayList<>()));
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < compilations.size(); i++) {
                progress.accept(
                        benchmark + " " + compilations.get(i).parameters() + ", " + (round + 1) + " of " + rounds);
                costs.get(i).add(children.compile(compilations.get(i)));
            }
        }
        add(benchmark, compilations, costs);
    }

    private void inLoop(String benchmark, List<Compilation> compilations, int warmUp, int rounds) throws IOException {
        if (!isWanted(benchmark)) {
            return;
        }
        progress.accept(benchmark + ", "
                + compilations.stream().map(Compilation::parameters).toList());
        add(benchmark, compilations, children.loop(compilations, warmUp, rounds));
    }

    private void add(String benchmark, List<Compilation> compilations, List<List<Double>> costs) {
        for (int i = 0; i < compilations.size(); i++) {
            results.add(new Measurement(
                    fullName(benchmark),
                    compilations.get(i).parameters(),
                    // Every repetition is a round: between two of them, all others have had their turn.
                    new Metric("ms", costs.get(i).stream().map(List::of).toList()),
                    Map.of()));
        }
    }

    private boolean isWanted(String benchmark) {
        return only.matcher(fullName(benchmark)).find();
    }

    private static String fullName(String benchmark) {
        return CompilationBenchmarks.class.getPackageName() + "." + benchmark;
    }

    private static void deleteAll(List<Compilation> compilations) throws IOException {
        for (Compilation compilation : compilations) {
            DirectoryTree.delete(compilation.argumentFile().getParent());
        }
    }
}
