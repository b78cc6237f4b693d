package dev.emissary.benchmarks.serialization;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.harness.SuiteCheck;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that every benchmark of this module works, and that the page is made of the committed results. */
class SerializationSuiteTest {

    private final SuiteCheck check = new SuiteCheck(new SerializationSuite(), Path.of("..", ".."));

    @Test
    void everyBenchmarkWorks(@TempDir Path target) throws IOException {
        assertThat(check.run(target)).isEmpty();
    }

    @Test
    void pagesAreMadeOfTheResults() throws IOException {
        assertThat(check.pages()).isEmpty();
    }
}
