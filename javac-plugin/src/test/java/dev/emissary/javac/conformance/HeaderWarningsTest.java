package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.EmissaryCompiler;
import dev.emissary.javac.testing.Separately;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Conformance tests of javac's warnings about the types of a header (EM-DIAG-3): a table of small sources, each with its
 * warnings at the marks {@code ^}, and with no other.
 */
class HeaderWarningsTest {
    private static final String[] LIBRARY = {
        "package lib; @Deprecated public interface Old { void m(); }",
        "package lib; @Deprecated(forRemoval = true) public interface Gone { void m(); }",
        "package lib; public interface Box<T> { void m(); }",
        "package lib; @Deprecated public interface OldBox<T> { void m(); }",
        "package lib; @SuppressWarnings(\"deprecation\") public class Newer implements Old { public void m() {} }",
        "package lib; @Deprecated @SuppressWarnings(\"deprecation\") public class Older implements Old { public void m() {} }",
        "package lib; @Deprecated public @interface OldMark {}",
        "package lib; import java.lang.annotation.*;\n@Deprecated @Target(ElementType.TYPE_USE) public @interface OldUse {}",
    };

    private static Compiled library;

    @ParameterizedTest
    @Clause({"EM-DIAG-3", "EM-FORM-3"})
    @CsvSource(
            delimiter = '|',
            value = {
                // components
                "has.been.deprecated             | HEAD A(^Old o) END",
                "has.been.deprecated.for.removal | HEAD A(^Gone o) END",
                "raw.class.use                   | HEAD A(^Box b) END",
                "raw.class.use                   | HEAD A(Box<^Box> b) END",
                "has.been.deprecated             | HEAD A(^OldBox<String> b) END",
                "has.been.deprecated             | HEAD A<T extends ^Old>(Box<T> b) END",
                "has.been.deprecated, has.been.deprecated | HEAD A(^Old o, Comparable<^Old> c) END",
                "has.been.deprecated             | HEAD A(^Old o) { A { } }",
                // the implements clause
                "has.been.deprecated             | HEAD A(Newer n) implements ^Old END",
                "has.been.deprecated, has.been.deprecated | HEAD A(^Older n) implements ^Old END",
                "has.been.deprecated             | HEAD A(Runnable r) implements ^Old { public void m() {} }",
                "raw.class.use                   | HEAD A(Runnable r) implements ^Box { public void m() {} }",
                // the explicit list
                "has.been.deprecated             | @dev.emissary.Emissary(^Old.class) record A(Newer n) {}",
                "has.been.deprecated, has.been.deprecated | @dev.emissary.Emissary(^Old.class) record A(^Old n) {}",
                "raw.class.use                   | @dev.emissary.Emissary(Box.class) record A(^Box n) {}",
                // annotations
                "has.been.deprecated             | HEAD A(@^OldMark Runnable r) END",
                "has.been.deprecated             | HEAD A(Box<@^OldUse String> b) END",
                "has.been.deprecated             | @^OldMark HEAD A(Runnable r) END",
                "has.been.deprecated             | HEAD A(Runnable r) implements @^OldUse Comparable<String> { public int compareTo(String s) { return 0; } }",
                // nested and local ones
                "has.been.deprecated             | class X { void m() { HEAD A(^Old o) END } }",
                "raw.class.use                   | class X { Runnable r = () -> { HEAD A(^Box b) END }; }",
            })
    void eachIsGivenOnceAtItsPosition(String keys, String marked) {
        for (String source : forms(marked)) {
            StringBuilder text = new StringBuilder();
            List<String> expected = new ArrayList<>();
            String[] pieces = source.split("\\^");
            for (int i = 0; i < pieces.length - 1; i++) {
                text.append(pieces[i]);
                expected.add("2:" + (text.length() + 1) + " compiler.warn." + keys.split("\\s*,\\s*")[i]);
            }
            text.append(pieces[pieces.length - 1]);
            assertThat(warnings(text.toString())).as(text.toString()).containsExactlyInAnyOrderElementsOf(expected);
        }
    }

    @ParameterizedTest
    @Clause("EM-DIAG-3")
    @ValueSource(
            strings = {
                "SUPPRESS HEAD A(Old o) END",
                "SUPPRESS HEAD A(Box o) END",
                "SUPPRESS HEAD A(Newer n) implements Old END",
                "SUPPRESS @dev.emissary.Emissary(Old.class) record A(Older n) {}",
                "SUPPRESS class X { void m() { HEAD A(Gone o, Box b) { public void m() {} } } }",
                "class X { SUPPRESS void m() { HEAD A(Old o) END } }",
                "class X { SUPPRESS Runnable r = () -> { HEAD A(Box o) END }; }",
                "HEAD A(SUPPRESS Old o) END",
                "HEAD A(Runnable r, SUPPRESS Gone b) END",
                "@Deprecated HEAD A(Old o) END",
            })
    void aSuppressionAroundItHoldsForAllOfThem(String source) {
        String suppressed =
                source.replace("SUPPRESS", "@SuppressWarnings({\"deprecation\", \"removal\", \"rawtypes\"})");
        for (String form : forms(suppressed)) {
            assertThat(warnings(form)).as(form).isEmpty();
        }
    }

    /** Of what is not in a header javac warns as often as it likes, and that is not always once. */
    @Test
    @Clause("EM-DIAG-3")
    void everyOtherWarningIsGivenAsOftenAsWithoutThePlugin() {
        String others =
                "class C { Box a, b; Old c; } record R(Old c, Box d) { R(Old c, Box d) { this.c = c; this.d = d; } }";
        List<String> beside =
                warnings(emissary().withoutProcessing(), "emissary A(Old o); class D { Old o; } " + others);
        assertThat(beside.subList(2, beside.size()).stream().map(warning -> warning.replaceFirst(".* ", "")))
                .containsExactlyElementsOf(warnings(emissary().withoutProcessing(), others).stream()
                        .map(warning -> warning.replaceFirst(".* ", ""))
                        .toList())
                .hasSizeGreaterThan(4);
        assertThat(warnings(emissary().withoutProcessing(), "emissary A(Old o) { A(Old o) { this.o = o; } }"))
                .containsExactly("2:12 compiler.warn.has.been.deprecated", "2:23 compiler.warn.has.been.deprecated");
    }

    @Test
    @Clause({"EM-DIAG-3", "EM-FWD-3"})
    @EnabledForJreRange(min = JRE.JAVA_25, max = JRE.JAVA_26)
    void aPreviewTypeIsWarnedOfWhereItIsWrittenOnly() {
        String feature = Integer.toString(Runtime.version().feature());
        assertThat(emissary()
                        .withOptions("--enable-preview", "--release", feature)
                        .compile("emissary A(java.util.concurrent.StructuredTaskScope.Joiner<String, String> j);")
                        .successful()
                        .diagnostics())
                .extracting(message -> message.line() + ":" + message.column() + " " + message.key())
                .containsOnlyOnce("1:52 compiler.warn.is.preview")
                .allMatch(message -> message.matches("1:(32|52) .*"));
    }

    private static List<String> forms(String source) {
        return source.contains("HEAD")
                ? List.of(
                        source.replace("HEAD", "emissary").replace(" END", ";"),
                        source.replace("HEAD", "@dev.emissary.Emissary record").replace("END", "{}"))
                : List.of(source);
    }

    @BeforeAll
    static void compileLibrary() {
        library = emissary().compile(LIBRARY).successful();
    }

    private static List<String> warnings(String source) {
        return warnings(emissary(), source);
    }

    private static List<String> warnings(EmissaryCompiler compiler, String source) {
        return Separately.compile(compiler, library, "import lib.*;\n" + source).successful().diagnostics().stream()
                .map(message -> message.line() + ":" + message.column() + " " + message.key())
                .toList();
    }
}
