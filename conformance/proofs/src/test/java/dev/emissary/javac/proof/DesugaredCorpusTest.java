package dev.emissary.javac.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Desugared;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A test on the sources of the conformance tests: what desugar=DIR writes means the same to plain javac (EM-EQ-1,
 * EM-EQ-2).
 */
class DesugaredCorpusTest {
    private static final Path EXAMPLES = Checkout.file("examples");

    @TempDir
    private Path directory;

    @Test
    @Clause({"EM-EQ-1", "EM-EQ-2"})
    void whatIsWrittenForAnySourceOfTheTestsGivesItsClassFiles() {
        List<String> complaints = new ArrayList<>();
        int emissaries = 0;
        int sources = 0;
        for (List<String> texts : Corpus.sources()) {
            Desugared desugared = Desugared.of(texts, directory.resolve("plain" + sources));
            if (desugared.isAccepted()) {
                sources++;
                emissaries += desugared.files();
                desugared.complaint().ifPresent(complaints::add);
            }
        }
        System.out.printf(
                "Desugaring on JDK %s: %d programs, %d files written as plain Java with the same class files%n",
                Runtime.version(), sources, emissaries);
        assertThat(complaints).isEmpty();
        assertThat(sources).isGreaterThan(250);
    }

    @ParameterizedTest
    @Clause({"EM-EQ-1", "EM-EQ-2"})
    @ValueSource(strings = {"char-sequence", "component", "composition", "restricted-view", "result-set"})
    void whatIsWrittenForAnExampleGivesItsClassFiles(String example) throws IOException {
        List<String> texts = new ArrayList<>();
        try (Stream<Path> files = Files.walk(EXAMPLES.resolve(example))) {
            for (Path file : (Iterable<Path>) files.sorted()::iterator) {
                String path = file.toString().replace(File.separatorChar, '/');
                if (path.contains("/src/main/java/") && path.endsWith(".java") && !path.endsWith("module-info.java")) {
                    texts.add(Files.readString(file));
                }
            }
        }
        assertThat(Desugared.of(texts, directory).complaint()).isEmpty();
    }
}
