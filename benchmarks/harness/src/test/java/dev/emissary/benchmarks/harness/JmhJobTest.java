package dev.emissary.benchmarks.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests of the single benchmarks that a round consists of. */
class JmhJobTest {

    @Test
    void hasOneForEachValueOfAParameter() {
        String name = SampleBenchmark.class.getName() + ".twice";

        assertThat(JmhJob.find("SampleBenchmark[.]twice"))
                .containsExactlyInAnyOrder(
                        new JmhJob(name, Map.of("number", "1")),
                        new JmhJob(name, Map.of("number", "2")),
                        new JmhJob(name, Map.of("number", "3")))
                .allMatch(job -> job.className().equals("SampleBenchmark"));
    }
}
