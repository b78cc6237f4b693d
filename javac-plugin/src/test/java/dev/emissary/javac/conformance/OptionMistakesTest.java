package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.Javac.emissary;
import static dev.emissary.javac.testing.Javac.selfStarting;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.conformance.Diagnostic;
import dev.emissary.javac.testing.Compiled;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Conformance tests of how options are read: a wrong one is one error, and nothing is compiled (EM-OPT-5, EM-OPT-2,
 * EM-OPT-7).
 */
class OptionMistakesTest {
    /** The source is wrong in every phase, with the keyword or without it. */
    private static final String WRONG = """
            class A { static class emissary {} emissary f() { return ""; } Missing x = 1; int x; }}}
            emissary B(Thread t)
            @dev.emissary.Emissary record C(int i) { int j; }
            """;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Keyword=off            | option.unknown
            keyword=OFF            | option.value
            keyword                | option.value
            keyword=maybe foo=bar superclass=none superclass=none | option.value, option.unknown, option.repeated
            keyword==off           | option.value
            keyword=on,superclass=none | option.value
            keyword = off          | option.value, option.unknown, option.unknown
            desugar                | option.value
            desugar=a b=c          | option.unknown
            desugar=''             | option.value
            desugar='a b           | option.value
            desugar='a keyword=off | option.value
            keyword=maybe keyword=off | option.value
            a=1   b=2              | option.unknown, option.unknown
            """)
    void nothingButTheOptionsIsComplainedAbout(String options, String keys) {
        Compiled compiled = emissary(options).compile(WRONG);
        assertThat(compiled.diagnostics())
                .extracting(Diagnostic::at)
                .containsExactly(keys.replaceAll("(^|, )", "$1:0 emissary.err.").split(", "));
        assertThat(compiled.success()).isFalse();
    }

    @Test
    void pluginAskedForTwiceWithTheSameOptionsStartsOnce() {
        emissary("keyword=off")
                .withOptions("-Xplugin:Emissary keyword=off")
                .compile("class A { static class emissary {} emissary f() { return null; } }")
                .clean();
    }

    @Test
    void anotherPluginThatIsMissingIsStillReported() {
        assertThat(emissary("keyword=off")
                        .withOptions("-Xplugin:Emissary superclass=none", "-Xplugin:Emissary2", "-Xplugin:Emissary2")
                        .compile(WRONG)
                        .errors())
                .containsExactlyInAnyOrder(":0 emissary.err.plugin.repeated", ":0 compiler.err.plugin.not.found");
    }

    @Test
    void optionsCountForAPluginThatWouldStartByItself() {
        assertThat(selfStarting()
                        .withOptions("-Xplugin:Emissary frob")
                        .compile(WRONG)
                        .errors())
                .containsExactly(":0 emissary.err.option.unknown");
    }

    /** javac splits at blanks what it hands to a plugin. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            desugar=DIR/plain java/of today        | plain java/of today
            keyword=on desugar=DIR/plain java lint=off | plain java
            desugar='DIR/plain java'               | plain java
            desugar="DIR/plain java"               | plain java
            desugar='DIR/plain' lint=on            | plain
            desugar='DIR/a = b lint' lint=on       | a = b lint
            desugar=DIR/it's plain                 | it's plain
            """)
    void wordsThatCanBeNoOptionBelongToTheDirectory(String options, String expected, @TempDir Path directory) {
        emissary(options.replace("DIR", directory.toString()))
                .compile("emissary A(Runnable r);")
                .successful();
        assertThat(directory.resolve(expected).resolve("A.java")).exists();
    }
}
