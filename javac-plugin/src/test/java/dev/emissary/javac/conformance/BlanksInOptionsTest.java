package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conformance tests of a directory whose name has blanks, at which javac splits what it hands to a plugin (EM-OPT-7). */
class BlanksInOptionsTest {
    @TempDir
    private Path directory;

    @ParameterizedTest
    @Clause("EM-OPT-7")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "desugar=DIR/plain                      | plain",
                "desugar=DIR/plain java                 | plain java",
                "desugar=DIR/plain java/of today        | plain java/of today",
                "desugar=DIR/plain java lint=on         | plain java",
                "keyword=on desugar=DIR/plain java lint=off | plain java",
                "desugar='DIR/plain java'               | plain java",
                "desugar=\"DIR/plain java\"             | plain java",
                "desugar='DIR/plain' lint=on            | plain",
                "desugar='DIR/a = b lint' lint=on       | a = b lint",
                "desugar=DIR/it's plain                 | it's plain",
            })
    void wordsThatCanBeNoOptionBelongToTheDirectory(String options, String expected) {
        emissary(options.replace("DIR", directory.toString()))
                .compile("emissary A(Runnable r);")
                .successful();
        assertThat(directory.resolve(expected).resolve("A.java")).exists();
    }
}
