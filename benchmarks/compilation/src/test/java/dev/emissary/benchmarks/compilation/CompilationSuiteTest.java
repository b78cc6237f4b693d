package dev.emissary.benchmarks.compilation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.harness.SuiteCheck;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Tests that the page about compilation is made of the committed results. */
class CompilationSuiteTest {

    @Test
    void thePageIsMadeOfTheResults() throws IOException {
        SuiteCheck check = new SuiteCheck(new CompilationSuite(), Path.of("..", "..", "docs", "benchmarks"));
        assertThat(check.page()).isEmpty();
    }
}
