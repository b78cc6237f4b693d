package dev.emissary.benchmarks.harness;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests of the probe of the machine. */
class ProbeTest {

    @Test
    void worksEachTimeItIsAsked() {
        Probe probe = new Probe();
        long before = probe.sum();

        assertThat(probe.nanos()).isPositive();
        assertThat(probe.sum()).isNotEqualTo(before);
    }
}
