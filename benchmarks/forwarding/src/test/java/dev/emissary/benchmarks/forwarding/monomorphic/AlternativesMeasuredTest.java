package dev.emissary.benchmarks.forwarding.monomorphic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.forwarding.alternative.Alternative;
import dev.emissary.benchmarks.forwarding.cases.Cases.Account;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

/** JMH knows a benchmark for every alternative of this build and every case that it supports. */
class AlternativesMeasuredTest {

    private static final Map<Alternative, Set<String>> MEASURED = new TreeMap<>();

    @BeforeAll
    static void listBenchmarks() throws ReflectiveOperationException {
        OutputFormat silent = OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT);
        String include = "^" + SingleMethodBenchmark.class.getPackageName().replace(".", "[.]");
        for (BenchmarkListEntry entry : BenchmarkList.defaultList().find(silent, List.of(include), List.of())) {
            String type = entry.getUserClassQName().replace("Benchmarks.", "Benchmarks$");
            Object benchmark = Class.forName(type).getConstructor().newInstance();
            String name = entry.getUsername();
            MEASURED.computeIfAbsent(((SingleMethodBenchmark) benchmark).alternative, key -> new TreeSet<>())
                    .add(name.substring(name.lastIndexOf('.') + 1));
        }
    }

    @Test
    void everyAlternativeOfThisBuildIsMeasured() {
        assertThat(MEASURED)
                .containsOnlyKeys(Stream.of(Alternative.values())
                        .filter(alternative -> alternative.supports(Account.class))
                        .toArray(Alternative[]::new));
    }

    @Test
    void onlyMethodHandleProxiesSupportNotAllCases() {
        MEASURED.forEach((alternative, benchmarks) -> {
            if (alternative == Alternative.METHOD_HANDLE_PROXIES) {
                assertThat(benchmarks).containsExactly("defaultMethod", "genericMethod");
            } else {
                assertThat(benchmarks)
                        .as(alternative.title())
                        .containsExactly("charAt", "defaultMethod", "genericMethod", "getLong", "selfReturn");
            }
        });
    }
}
