package dev.emissary.benchmarks.forwarding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.harness.SuiteCheck;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that every benchmark of this module works, and that the page is made of the committed results. */
class ForwardingSuiteTest {

    private final SuiteCheck check = new SuiteCheck(new ForwardingSuite(), Path.of("..", ".."));

    @Test
    void everyBenchmarkWorks(@TempDir Path target) throws IOException {
        assertThat(check.run(target)).isEmpty();
    }

    @Test
    void pagesAreMadeOfTheResults() throws IOException {
        assertThat(check.pages()).isEmpty();
    }
}
