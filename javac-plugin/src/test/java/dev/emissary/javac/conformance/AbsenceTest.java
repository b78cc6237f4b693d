package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.NoClause;
import dev.emissary.javac.testing.SameOutcome;
import dev.emissary.javac.testing.WithAndWithout;
import java.io.IOException;
import java.net.MalformedURLException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests that a compilation without an emissary is as if there were no plugin (EM-EQ-3). */
class AbsenceTest {
    private static final List<String> COMPILER_PACKAGES =
            List.of("api", "code", "comp", "file", "jvm", "main", "model", "parser", "processing", "tree", "util");

    /** Without this, all the other tests would hold if both compilations had the plugin, or none of them. */
    @Test
    @NoClause("the comparison that the other tests use")
    void onlyOneOfTheTwoHasThePlugin() {
        List<JavaFileObject> files = List.of(JavaFileObjects.forSourceString("X", "emissary X(Runnable run);"));
        assertThat(WithAndWithout.with(files).errors()).isEmpty();
        assertThat(WithAndWithout.without(files).errors()).isNotEmpty();
    }

    @Test
    @Tag("long")
    @Clause("EM-EQ-3")
    void thePluginsOwnSourcesGiveTheSameBytes() throws IOException {
        List<JavaFileObject> files;
        try (Stream<Path> rules = Files.walk(Path.of("../emissary-rules/src/main/java"));
                Stream<Path> main = Files.walk(Path.of("src/main/java"));
                Stream<Path> testing = Files.walk(Path.of("testing/src/main/java"));
                Stream<Path> test = Files.walk(Path.of("src/test/java"))) {
            files = Stream.of(rules, main, testing, test)
                    .flatMap(Function.identity())
                    .filter(path -> path.toString().endsWith(".java"))
                    .sorted()
                    .map(AbsenceTest::file)
                    .toList();
        }
        assertThat(files).hasSizeGreaterThan(50);
        WithAndWithout.assertSame(
                files,
                COMPILER_PACKAGES.stream()
                        .map(name -> "--add-exports=jdk.compiler/com.sun.tools.javac." + name + "=ALL-UNNAMED")
                        .toArray(String[]::new));
    }

    private static JavaFileObject file(Path path) {
        try {
            return JavaFileObjects.forResource(path.toUri().toURL());
        } catch (MalformedURLException impossible) {
            throw new AssertionError(impossible);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // The word as every kind of name.
                """
                package emissary.emissary;
                class Source<emissary> {
                    emissary field;
                    static int emissary = 1;
                    static int emissary(int emissary) { return emissary; }
                    int use() { int emissary = emissary(Source.emissary); emissary: for (;;) break emissary; return emissary < 2 ? 1 : 0; }
                    @interface A { String emissary() default "emissary"; }
                    @A(emissary = "x") void annotated() { java.util.function.IntUnaryOperator f = emissary -> emissary; }
                }
                """,
                "class emissary { emissary(int i) { } emissary() { this(1); } static <T> emissary of() { return new emissary(); } }",
                "class Source { static class emissary<T> { } emissary<String> field = new emissary<>(); Object m() { emissary<String> local = null; return local; } }",
                "enum Source { emissary, record, other(1) { }; Source(int... i) { } }",
                "interface emissary { } record R(emissary emissary) implements emissary { R { emissary = null; } static int x; }",
                // Somebody else's annotation.
                "class Source { @interface Emissary { Class<?>[] value() default {}; } @Emissary(Runnable.class) record R(Runnable r) { } }",
                // Records, sealed types, lint and comments.
                "record R<T extends Comparable<T>>(@Deprecated T t, int... rest) { R { } R(T t) { this(t, 1); } }",
                "sealed interface S { record A(int i) implements S { } final class B implements S { } }",
                "class Source { java.util.List raw; @Deprecated void old() { } java.io.Serializable s = new java.io.Serializable() { }; }",
                "/** Emissary. */ // emissary X(Foo foo);\nclass Source { String s = \"emissary X(Foo foo);\"; /* @Emissary */ }",
                "class Source { String s = \"\"\"\n    emissary X(Foo foo);\n    \"\"\"; char \\u0065missary = 'e'; }",
                // Mistakes.
                "record R(int i) { int field; }",
                "record R(int i) { { } }",
                "record R(int i) { R { return; } }",
                "record R(int i) { R(int j) { i = j; } }",
                "record R(int i) extends Object { }",
                "abstract record R(int i) { native void n(); }",
                "class Source { undefined x; int y = \"\"; }",
                "class Source { void m() { int x = ; } ",
                "class Source { emissary }",
                "class Source { int emissary emissary; }",
                "emissary",
                "emissary;",
                "emissary X;",
                "class Source { void m() { emissary x = y; emissary.z(); emissary(1); } }",
                "",
                "// only a comment",
                "package p;",
                "import java.util.*;",
                "class Source { \0 # \\ }",
                // Mistakes in a file that only mentions the word, in the order of javac.
                "record R(int i) { int emissary; { } }\nclass B { int x = ; }",
                "record R(int i) { int emissary; }\nrecord S(int i) { int x = ; int y; }",
                "record R(int i) { { } int x; } // emissary\nclass B { void m() { foo( } }",
                "record R(int i) { void m() { int x = ; } char c = ''; } // emissary",
                "record R(int i) { void m() { int x = ; } static String s = \"abc; } // emissary",
                "record R(int i) { int a; # int b; \\ { } } // emissary",
                "record R(int i) { int a } // emissary\nclass C { int b }",
                "@Emissary record R(int i) { int a; }\nclass B { int x = ; }",
                "@foreign.Emissary record R(int i) { int a; { } }\nclass B { int x = ; }",
                "import dev.other.Emissary; @Emissary record R(int i) { int a; { } }\nclass B { int x = ; }",
                "@interface Emissary {} @Emissary record R(int i) { int a; { } }\nclass B { int x = ; }",
                "class X { @interface Emissary {} @Emissary record R(int i) { int a; { } } int x = ; }",
                "/*emissary*/public record Missing( { =",
                "/*emissary*/record R(int i) { = }",
                "/* emissary */ record R(int i) { int }",
                "/* emissary */ record R(int i) { int x }",
                "/* emissary */ record R(int i) { int x; int y = ; int z; }",
                "/* emissary */ record R(int i) { final int = 1; }",
                "/* emissary */ record R(int i) { final int x = }",
                "/* emissary */ record R(int i) { final int x = 1 void m() {} }",
                "/* emissary */ record R(int i) { final int[] x = { 1, 2 ; }",
                "/* emissary */ record R(int i) { final int x[] = { 1 }, y = 2 z; int w; }",
                "/* emissary */ record R(int i) { final int x = 1, ; }",
                "/* emissary */ record R(int i) { final int x = 09; }",
                "/* emissary */ record R(int i) { final long x = 99999999999; int y; }",
                "/* emissary */ record R(int i) { final var x = 1; }",
                "/* emissary */ record R(int i) { char c = 'ab'; int y; }",
                "/* emissary */ record R(int i) { String s = \"abc; }",
                "/* emissary */ record R(int i) { final String s = \"\"\"abc\"\"\"; }",
                "/* emissary */ record R(int i) { this.x = 1; }",
                "/* emissary */ record R(int i) { x++; int y; }",
                "/* emissary */ record R(int i) { R",
                "/* emissary */ record R(int i) { int x",
                "/* emissary */ record R(int i) { { int x = ; } int y; { } }",
            })
    @Clause({"EM-EQ-3", "EM-FORM-2", "EM-FORM-7"})
    void sourcesOfEveryKindGiveTheSameBytesAndDiagnostics(String source) {
        List<JavaFileObject> files = List.of(JavaFileObjects.forSourceString("Source", source));
        WithAndWithout.assertSame(files);
        WithAndWithout.assertSame(files, "-proc:none");
        WithAndWithout.assertSame(files, "-proc:none", "-g", "-parameters", "-source", "17", "-Xlint:-options");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "class emissary { emissary(int i) { } emissary() { this(1); } static emissary of() { return new emissary(); } }",
                "class Source { emissary x() { return null; } Undefined emissary; }",
            })
    @Clause({"EM-EQ-3", "EM-FORM-2", "EM-OPT-4"})
    void aMethodThatReturnsATypeOfThisNameNeedsTheKeywordToBeOff(String source) {
        List<JavaFileObject> files = List.of(JavaFileObjects.forSourceString("Source", source));
        Compiled without = WithAndWithout.without(files);
        assertThat(WithAndWithout.with(files).errors()).isNotEqualTo(without.errors());
        SameOutcome.assertSame(
                "with keyword=off", without, WithAndWithout.with(files, "-Xplugin:Emissary keyword=off"));
    }

    @Test
    @Clause("EM-EQ-3")
    void aFileNextToAnEmissaryGivesTheSameBytes() {
        String other = "record R(int i, Runnable r) { int twice() { return 2 * i; } }";
        Compiled alone = WithAndWithout.without(List.of(JavaFileObjects.forSourceString("R", other)))
                .clean();
        Compiled together =
                emissary().compile("public emissary X(Runnable r);", other).clean();
        assertThat(together.bytes("R")).isEqualTo(alone.bytes("R"));
    }
}
