package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.Javac.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.conformance.Diagnostic;
import dev.emissary.javac.testing.Javac;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/**
 * Conformance tests of javac's warnings about the types of a header (EM-DIAG-3): small sources, each with its warnings
 * at marks as {@code ^old:}, and with no other (EM-FORM-3, EM-FWD-3).
 */
class HeaderWarningsTest {
    @TempDir
    private Path directory;

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

    private static final Map<String, String> KEYS = Map.of(
            "old", "has.been.deprecated",
            "gone", "has.been.deprecated.for.removal",
            "raw", "raw.class.use");

    /** The forms of all sources are one compilation. */
    private void check(List<String> marked) {
        List<String> texts = marked.stream().flatMap(HeaderWarningsTest::forms).toList();
        List<List<String>> found = warnings(
                emissary(),
                texts.stream().map(text -> text.replaceAll("\\^\\w+:", "")).toList());
        for (int i = 0; i < texts.size(); i++) {
            assertThat(found.get(i)).as(texts.get(i)).containsExactlyInAnyOrderElementsOf(marks(texts.get(i)));
        }
    }

    /** Returns what is announced, as in {@code ^raw:Box}, where it is when the marks are taken out. */
    private static List<String> marks(String marked) {
        List<String> expected = new ArrayList<>();
        Matcher mark = Pattern.compile("\\^(\\w+):").matcher(marked);
        int removed = 0;
        while (mark.find()) {
            expected.add("2:" + (mark.start() - removed + 1) + " compiler.warn." + KEYS.get(mark.group(1)));
            removed += mark.group().length();
        }
        return expected;
    }

    @Test
    void eachIsGivenOnceAtItsPosition() {
        check(List.of(
                // components
                "HEAD A(^old:Old o) END",
                "HEAD A(^gone:Gone o) END",
                "HEAD A(^raw:Box b) END",
                "HEAD A(Box<^raw:Box> b) END",
                "HEAD A(^old:OldBox<String> b) END",
                "HEAD A<T extends ^old:Old>(Box<T> b) END",
                "HEAD A(^old:Old o, Comparable<^old:Old> c) END",
                "HEAD A(^old:Old o) { A { } }",
                // the implements clause
                "HEAD A(Newer n) implements ^old:Old END",
                "HEAD A(^old:Older n) implements ^old:Old END",
                "HEAD A(Runnable r) implements ^old:Old { public void m() {} }",
                "HEAD A(Runnable r) implements ^raw:Box { public void m() {} }",
                // the explicit list
                "@dev.emissary.Emissary(^old:Old.class) record A(Newer n) {}",
                "@dev.emissary.Emissary(^old:Old.class) record A(^old:Old n) {}",
                "@dev.emissary.Emissary(Box.class) record A(^raw:Box n) {}",
                // annotations
                "HEAD A(@^old:OldMark Runnable r) END",
                "HEAD A(Box<@^old:OldUse String> b) END",
                "@^old:OldMark HEAD A(Runnable r) END",
                "HEAD A(Runnable r) implements @^old:OldUse Comparable<String> { public int compareTo(String s) { return 0; } }",
                // nested and local ones
                "class X { void m() { HEAD A(^old:Old o) END } }",
                "class X { Runnable r = () -> { HEAD A(^raw:Box b) END }; }"));
    }

    @Test
    void aSuppressionAroundItHoldsForAllOfThem() {
        check(Stream.of(
                        "SUPPRESS HEAD A(Old o) END",
                        "SUPPRESS HEAD A(Newer n) implements Old END",
                        "SUPPRESS @dev.emissary.Emissary(Old.class) record A(Older n) {}",
                        "SUPPRESS class X { void m() { HEAD A(Gone o, Box b) { public void m() {} } } }",
                        "class X { SUPPRESS void m() { HEAD A(Old o) END } }",
                        "class X { SUPPRESS Runnable r = () -> { HEAD A(Box o) END }; }",
                        "HEAD A(Runnable r, SUPPRESS Gone b) END",
                        "@Deprecated HEAD A(Old o) END")
                .map(text ->
                        text.replace("SUPPRESS", "@SuppressWarnings({\"deprecation\", \"removal\", \"rawtypes\"})"))
                .toList());
    }

    /** Of what is not in a header javac warns as often as it likes, and that is not always once. */
    @Test
    void everyOtherWarningIsGivenAsOftenAsWithoutThePlugin() {
        String others =
                "\nclass C { Box a, b; Old c; } record R(Old c, Box d) { R(Old c, Box d) { this.c = c; this.d = d; } }";
        List<List<String>> found = warnings(
                emissary().withoutProcessing(),
                List.of(
                        "emissary A(Old o); class D { Old o; }" + others,
                        others,
                        "emissary A(Old o) { A(Old o) { this.o = o; } }"));
        assertThat(found.get(1)).isNotEmpty();
        assertThat(found.get(0))
                .hasSize(2 + found.get(1).size())
                .endsWith(found.get(1).toArray(String[]::new));
        assertThat(found.get(2))
                .containsExactly("2:12 compiler.warn.has.been.deprecated", "2:23 compiler.warn.has.been.deprecated");
    }

    @Test
    @EnabledForJreRange(min = JRE.JAVA_25, max = JRE.JAVA_26)
    void aPreviewTypeIsWarnedOfWhereItIsWrittenOnly() {
        String feature = Integer.toString(Runtime.version().feature());
        assertThat(emissary()
                        .withOptions("--enable-preview", "--release", feature)
                        .compile("emissary A(java.util.concurrent.StructuredTaskScope.Joiner<String, String> j);")
                        .successful()
                        .diagnostics())
                .extracting(Diagnostic::place)
                .containsOnlyOnce("1:52 compiler.warn.is.preview")
                .allMatch(message -> message.matches("1:(32|52) .*"));
    }

    /** The constructor exposes it, of which the parameter is a copy; the field does not. */
    @Test
    void aTypeThatItsModuleDoesNotExportIsWarnedOfOnce() {
        assertThat(emissary("superclass=none")
                        .compile(
                                "module m { exports p; }",
                                "package q; public interface Hidden { void m(); }",
                                "package p; public emissary Front(q.Hidden hidden) { public void m() {} }")
                        .successful()
                        .places())
                .containsExactly("1:35 compiler.warn.leaks.not.accessible.unexported");
    }

    private static Stream<String> forms(String source) {
        return Stream.of(
                        source.replace("HEAD", "emissary").replace(" END", ";"),
                        source.replace("HEAD", "@dev.emissary.Emissary record").replace("END", "{}"))
                .distinct();
    }

    private List<List<String>> warnings(Javac compiler, List<String> sources) {
        return compiler
                .seeing(emissary().compile(LIBRARY).successful().writeTo(directory))
                .messagesOfEach(sources.stream()
                        .map(source -> "import lib.*;\n" + source)
                        .toList())
                .stream()
                .map(all -> all.stream().map(Diagnostic::place).toList())
                .toList();
    }
}
