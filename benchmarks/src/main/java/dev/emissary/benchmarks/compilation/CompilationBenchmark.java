package dev.emissary.benchmarks.compilation;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.emissary.benchmarks.TemporaryDirectory;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Measures the CPU time of javac for emissaries against the same classes written by hand: many in front of {@code
 * ResultSet}, each in a process of its own, and a few small ones in a process that is warm.
 *
 * <p>What is compared takes turns, so that a disturbance of the machine affects both sides. JMH cannot do that: it runs
 * all forks of one benchmark in a row. The classes by hand are those that {@code desugar=} writes.
 */
public final class CompilationBenchmark {

    private static final List<String> JVM = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");
    private static final String SERVICE = """
            import java.util.List;

            interface Service {
                void start(String name, int port) throws java.io.IOException;
                int size();
                String name();
                boolean accepts(Object request);
                List<String> names(long from, byte[] filter);
            }
            """;

    private final Path directory;
    private final List<String> emissary;

    private CompilationBenchmark(Path directory, Path plugin) {
        this.directory = directory;
        emissary =
                List.of("-classpath", home("dev.emissary.Emissary") + "", "-processorpath", plugin + "", "-proc:none");
    }

    /**
     * Measures, and writes the results as JMH does.
     *
     * @param args the file to write to; optionally the jar of another plugin or an empty text, the number of processes, of warm rounds,
     *     and of the classes in front of {@code ResultSet}
     */
    public static void main(String... args) throws IOException {
        Path plugin =
                args.length > 1 && !args[1].isEmpty() ? Path.of(args[1]) : home("dev.emissary.javac.EmissaryPlugin");
        int processes = args.length > 2 ? Integer.parseInt(args[2]) : 15;
        int rounds = args.length > 3 ? Integer.parseInt(args[3]) : 60;
        int many = args.length > 4 ? Integer.parseInt(args[4]) : 200;
        ArrayNode results = new ObjectMapper().createArrayNode();
        try (TemporaryDirectory directory = TemporaryDirectory.create("emissary-compilation")) {
            CompilationBenchmark benchmark = new CompilationBenchmark(directory.path(), plugin);
            benchmark
                    .inProcesses(benchmark.prepare("java.sql.ResultSet", many), processes)
                    .forEach((source, times) -> results.add(result("resultSetsInProcesses", source, times)));
            benchmark
                    .warm(benchmark.prepare("Service", 20), rounds)
                    .forEach((source, times) -> results.add(result("smallOnesWarm", source, times)));
        }
        Files.writeString(Path.of(args[0]), results.toPrettyString());
    }

    private static Path home(String className) {
        try {
            Class<?> type = Class.forName(className, false, CompilationBenchmark.class.getClassLoader());
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (ClassNotFoundException | URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Writes emissaries and the classes by hand; returns the files with javac's arguments. */
    private Map<String, Path> prepare(String type, int count) throws IOException {
        Path emissaries = Files.createDirectories(directory.resolve(type).resolve("emissary"));
        Files.writeString(emissaries.resolve("Service.java"), SERVICE);
        for (int i = 0; i < count; i++) {
            String name = "Delegating" + i;
            Files.writeString(
                    emissaries.resolve(name + ".java"),
                    "@dev.emissary.Emissary\nrecord " + name + "(" + type + " delegate) {}\n");
        }
        Path byHand = Files.createDirectories(directory.resolve(type).resolve("by-hand"));
        Map<String, Path> compilations = new LinkedHashMap<>();
        compilations.put("emissary", arguments(emissaries, "-Xplugin:Emissary lint=off"));
        Path desugar = arguments(emissaries, "-Xplugin:Emissary lint=off superclass=none desugar=" + byHand);
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, "@" + desugar) != 0) {
            throw new IllegalStateException("the emissaries do not compile");
        }
        Files.writeString(byHand.resolve("Service.java"), SERVICE);
        compilations.put("by hand", arguments(byHand, ""));
        return compilations;
    }

    private Path arguments(Path sources, String plugin) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("-nowarn", "-d", sources.resolve("classes") + ""));
        arguments.addAll(plugin.isEmpty() ? List.of("-proc:none") : emissary);
        if (!plugin.isEmpty()) {
            arguments.add(plugin);
        }
        try (Stream<Path> files = Files.walk(sources)) {
            files.map(Path::toString).filter(file -> file.endsWith(".java")).forEach(arguments::add);
        }
        return Files.write(
                Files.createTempFile(directory, "arguments", ""),
                arguments.stream()
                        .map(argument -> '"' + argument.replace("\\", "\\\\") + '"')
                        .toList());
    }

    /** Runs each compilation in a process of its own, in turn; returns the times of each by its name. */
    private Map<String, List<Double>> inProcesses(Map<String, Path> compilations, int processes) throws IOException {
        Map<String, List<Double>> times = new LinkedHashMap<>();
        for (int i = 0; i < processes; i++) {
            for (Map.Entry<String, Path> one : compilations.entrySet()) {
                times.computeIfAbsent(one.getKey(), name -> new ArrayList<>()).addAll(run(1, List.of(one.getValue())));
            }
        }
        return times;
    }

    /** Runs the compilations in turn in one process; returns the times of the later two thirds of the rounds. */
    private Map<String, List<Double>> warm(Map<String, Path> compilations, int rounds) throws IOException {
        List<Double> all = run(rounds, List.copyOf(compilations.values()));
        Map<String, List<Double>> times = new LinkedHashMap<>();
        int number = 0;
        for (String name : compilations.keySet()) {
            List<Double> own = new ArrayList<>();
            for (int round = rounds / 3; round < rounds; round++) {
                own.add(all.get(round * compilations.size() + number));
            }
            times.put(name, own);
            number++;
        }
        return times;
    }

    private List<Double> run(int rounds, List<Path> argumentFiles) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(JVM);
        command.addAll(List.of("-classpath", home(Javac.class.getName()) + "", Javac.class.getName(), rounds + ""));
        argumentFiles.forEach(file -> command.add(file.toString()));
        Process process = new ProcessBuilder(command)
                .redirectError(new File(directory.toFile(), "errors"))
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.onExit().join().exitValue() != 0) {
            throw new IllegalStateException("a compilation failed: " + Files.readString(directory.resolve("errors")));
        }
        return output.lines().map(Double::valueOf).toList();
    }

    /** Returns a result as JMH writes it, each time as that of one fork. */
    private static ObjectNode result(String benchmark, String source, List<Double> times) {
        ObjectNode result = new ObjectMapper().createObjectNode();
        result.put("benchmark", CompilationBenchmark.class.getName() + "." + benchmark);
        result.putObject("params").put("source", source);
        ArrayNode forks =
                result.putObject("primaryMetric").put("scoreUnit", "ms").putArray("rawData");
        times.forEach(time -> forks.addArray().add(time));
        return result;
    }
}
