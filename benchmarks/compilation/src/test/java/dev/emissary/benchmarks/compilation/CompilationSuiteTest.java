package dev.emissary.benchmarks.compilation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.harness.SuiteCheck;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Tests that pages are made of the committed results. */
class CompilationSuiteTest {

    @Test
    void pagesAreMadeOfTheResults() throws IOException {
        SuiteCheck check = new SuiteCheck(new CompilationSuite(), Path.of("..", ".."));
        assertThat(check.pages()).isEmpty();
    }
}
