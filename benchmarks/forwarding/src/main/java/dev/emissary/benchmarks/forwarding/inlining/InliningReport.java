package dev.emissary.benchmarks.forwarding.inlining;

import dev.emissary.benchmarks.forwarding.ChainBenchmark;
import dev.emissary.benchmarks.forwarding.SeparateCallSitesBenchmark;
import dev.emissary.benchmarks.forwarding.monomorphic.AlternativeBenchmarks.DirectBenchmark;
import dev.emissary.benchmarks.forwarding.monomorphic.AlternativeBenchmarks.EmissaryBenchmark;
import dev.emissary.benchmarks.forwarding.monomorphic.AlternativeBenchmarks.HandWrittenBenchmark;
import dev.emissary.benchmarks.forwarding.monomorphic.MonomorphicBenchmark;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * A program that asks the JVM what it inlines into the headline calls, and prints the trees side by side.
 *
 * <p>It runs the benchmarks themselves for a second each, with {@code PrintInlining} on in C2 only, for the methods
 * that JMH generates around them. It times nothing. Any HotSpot JVM does, without a disassembler:
 *
 * <pre>
 * mvn -q -Dbenchmark.at=package -DskipTests package -pl benchmarks/forwarding -am \
 *     -Dbenchmark.mainClass=dev.emissary.benchmarks.forwarding.inlining.InliningReport
 * </pre>
 */
public final class InliningReport {

    /** The calls that are explained. */
    private static final List<String> CALLS = List.of("charAt", "getLong");

    private static final String DIRECTIVES = """
            [{ match: ["*Benchmark_*::*_jmhStub"], c2: { PrintInlining: true } }]
            """;

    private InliningReport() {}

    /** Prints the report. */
    public static void main(String[] arguments) throws IOException {
        for (Inlining inlining : observe()) {
            System.out.println(inlining);
        }
        for (Map.Entry<String, InliningTree> limit : observeLimits().entrySet()) {
            System.out.println(limit.getKey());
            System.out.println(limit.getValue().toString().indent(2));
        }
    }

    /**
     * Returns what this JVM's compiler does with a call through one object.
     *
     * @throws IOException if a benchmark fails
     */
    public static List<Inlining> observe() throws IOException {
        List<Inlining> observed = new ArrayList<>();
        for (String call : CALLS) {
            observed.add(new Inlining(
                    call,
                    monomorphic(DirectBenchmark.class, call),
                    monomorphic(HandWrittenBenchmark.class, call),
                    monomorphic(EmissaryBenchmark.class, call)));
        }
        return observed;
    }

    /**
     * Returns where this JVM's compiler stops inlining emissaries, by descriptions of the calls.
     *
     * @throws IOException if a benchmark fails
     */
    public static Map<String, InliningTree> observeLimits() throws IOException {
        Map<String, InliningTree> limits = new LinkedHashMap<>();
        for (String alternative : List.of("direct", "emissary")) {
            limits.put("eight places, " + alternative, separateCallSites(alternative));
        }
        for (String links : List.of("16 of one class", "16 of a class each")) {
            limits.put("a chain of " + links + ", emissary", chain(links));
        }
        return limits;
    }

    private static InliningTree monomorphic(Class<? extends MonomorphicBenchmark> benchmark, String call)
            throws IOException {
        // The method is inherited, and so the log calls it by the class that declares it.
        return tree(benchmark, call, MonomorphicBenchmark.class, Map.of());
    }

    private static InliningTree separateCallSites(String alternative) throws IOException {
        Class<?> benchmark = SeparateCallSitesBenchmark.class;
        return tree(benchmark, "eightPlaces", benchmark, Map.of("alternative", alternative));
    }

    private static InliningTree chain(String links) throws IOException {
        Class<?> benchmark = ChainBenchmark.class;
        return tree(benchmark, "charAt", benchmark, Map.of("alternative", "emissary", "links", links));
    }

    private static InliningTree tree(Class<?> benchmark, String method, Class<?> declaring, Map<String, String> params)
            throws IOException {
        Path directives = Files.createTempFile("inlining", ".json");
        try {
            Files.writeString(directives, DIRECTIVES);
            ChainedOptionsBuilder options = new OptionsBuilder()
                    .include("^" + benchmark.getCanonicalName().replace(".", "[.]") + "[.]" + method + "$")
                    .forks(1)
                    .jvmArgsAppend("-XX:+UnlockDiagnosticVMOptions", "-XX:CompilerDirectivesFile=" + directives)
                    .warmupIterations(1)
                    .warmupTime(TimeValue.seconds(1))
                    .measurementIterations(1)
                    .measurementTime(TimeValue.milliseconds(100))
                    .shouldFailOnError(true);
            params.forEach(options::param);
            return InliningTree.below(declaring.getName() + "::" + method, run(options.build()));
        } finally {
            Files.delete(directives);
        }
    }

    private static List<String> run(Options options) throws IOException {
        ByteArrayOutputStream log = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(log, true, StandardCharsets.UTF_8)) {
            new Runner(options, OutputFormatFactory.createFormatInstance(out, VerboseMode.NORMAL)).run();
        } catch (RunnerException e) {
            throw new IOException("a benchmark has failed:\n" + log, e);
        }
        return log.toString(StandardCharsets.UTF_8).lines().toList();
    }
}
