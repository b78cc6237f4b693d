package dev.emissary.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.Javac;
import dev.emissary.javac.testing.Jdk;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The cases, held against javac of the running JDK with the plugin. */
class PluginConformanceTest {
    private static final Path DIRECTORY = Checkout.file("conformance/cases");
    private static final List<ConformanceCase> CASES = CaseFiles.in(DIRECTORY);
    private static final int ORDERS = Boolean.getBoolean("emissary.long") ? 24 : 2;

    /** Of a jar, other than of a directory, a JVM keeps the plugin's classes from one compilation to the next. */
    @TestFactory
    Stream<DynamicTest> plugin(@TempDir Path directory) throws IOException {
        Path jar = Javac.pluginJar(directory.resolve("plugin.jar"));
        CompilerChoice choice = new CompilerChoice(Jdk.running().home(), jar, Optional.empty());
        return new SuiteRun(CASES, ORDERS, System.out::println)
                .with(choice).stream().map(PluginConformanceTest::test);
    }

    private static DynamicTest test(Verdict verdict) {
        ConformanceCase subject = verdict.subject();
        return DynamicTest.dynamicTest(
                subject.name(),
                DIRECTORY.resolve(subject.place().replaceFirst(":.*", "")).toUri(),
                () -> {
                    Assumptions.assumeFalse(verdict.skipped(), "needs JDK " + subject.jdk());
                    assertThat(verdict.failures()).as(subject.claim()).isEmpty();
                });
    }
}
