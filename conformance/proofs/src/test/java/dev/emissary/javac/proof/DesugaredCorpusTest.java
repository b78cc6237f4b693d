package dev.emissary.javac.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Desugared;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A test on the sources of the conformance tests: what desugar=DIR writes means the same to plain javac (EM-EQ-1,
 * EM-EQ-2).
 */
class DesugaredCorpusTest {
    /** A prime number, so that no column of a table is passed over. */
    private static final int IN_SAMPLE = 11;

    /** Of the limitation that no call in Java selects a method that is forwarded. */
    private static final String NOT_TO_BE_CALLED = "String m(Collection<?> c); String m(List l); }";

    @TempDir
    private Path directory;

    @Test
    @Clause({"EM-EQ-1", "EM-EQ-2", "EM-FWD-10"})
    void whatIsWrittenForSomeSourcesOfTheTestsGivesTheirClassFiles() {
        compare(IN_SAMPLE);
    }

    @Test
    @Tag("proof")
    @Clause({"EM-EQ-1", "EM-EQ-2", "EM-FWD-10"})
    void whatIsWrittenForAnySourceOfTheTestsGivesItsClassFiles() {
        compare(1);
    }

    /** Compares one of so many sources of the tests, in their order. */
    private void compare(int each) {
        List<String> complaints = new ArrayList<>();
        int emissaries = 0;
        int programs = 0;
        Soundness soundness = new Soundness();
        List<List<String>> sources = Corpus.sources();
        for (int i = 0; i < sources.size(); i += each) {
            Desugared desugared = Desugared.of(sources.get(i), directory.resolve("plain" + i));
            if (desugared.isAccepted() && !String.join("", sources.get(i)).contains(NOT_TO_BE_CALLED)) {
                programs++;
                emissaries += desugared.files();
                desugared.complaint().ifPresent(complaints::add);
                soundness.add(desugared);
            }
        }
        System.out.printf(
                "Desugaring on JDK %s: %d programs of %d, %d files written as plain Java with the same class files%n",
                Runtime.version(), programs, sources.size(), emissaries);
        System.out.println(soundness);
        assertThat(complaints).isEmpty();
        assertThat(soundness.complaints()).isEmpty();
        assertThat(programs).isGreaterThan(sources.size() / each / 4);
    }

    @Test
    @Clause({"EM-EQ-1", "EM-EQ-2"})
    void whatIsWrittenForTheExamplesGivesTheirClassFiles() {
        Desugared desugared = Desugared.of(Emissaries.examples().texts(), directory, List.of());
        assertThat(desugared.complaint()).isEmpty();
        assertThat(desugared.hasLocalOfObject()).isFalse();
        assertThat(desugared.files()).isGreaterThan(5);
    }
}
