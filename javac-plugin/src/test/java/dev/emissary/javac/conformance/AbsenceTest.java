package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.Javac.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/**
 * Conformance tests that a compilation without an emissary is as if there were no plugin (EM-EQ-3, EM-FORM-2,
 * EM-FORM-7).
 */
class AbsenceTest {
    /** Without this, all the other tests would hold if both compilations had the plugin, or none of them. */
    @Test
    void onlyOneOfTheTwoHasThePlugin() {
        List<JavaFileObject> files = Javac.texts("emissary X(Runnable run);");
        assertThat(Javac.with(files).errors()).isEmpty();
        assertThat(Javac.without(files).errors()).isNotEmpty();
    }

    @Test
    void sourcesThatMentionTheWordGiveTheSameBytes() {
        assertSame(
                "/** Emissary. */ // emissary X(Foo foo);\nclass Source { String s = \"emissary X(Foo foo);\"; /* @Emissary */ }",
                "class Text { String s = \"\"\"\n    emissary X(Foo foo);\n    \"\"\"; char \\u0065missary = 'e'; }");
    }

    @Test
    void errorsOfTypesAreTheSame() {
        assertSame("class Source { void m() { emissary x = y; emissary.z(); emissary(1); } }");
    }

    /** All files are parsed, whatever is wrong with one; mistakes of a file that mentions the word are in javac's order. */
    @Test
    void syntaxErrorsAreTheSame() {
        assertSame(
                "class Source { emissary }",
                "class Source { int emissary emissary; }",
                "emissary",
                "emissary X;",
                "",
                "class Source { \0 # \\ }",
                "record R(int i) { int emissary; { } }\nclass B { int x = ; }",
                "record R(int i) { { } int x; } // emissary\nclass B { void m() { foo( } }",
                "record R(int i) { int a; # int b; \\ { } } // emissary",
                "record R(int i) { int a } // emissary\nclass C { int b }",
                "@Emissary record R(int i) { int a; }\nclass B { int x = ; }",
                "import dev.other.Emissary; @Emissary record R(int i) { int a; { } }\nclass B { int x = ; }",
                "class X { @interface Emissary {} @Emissary record R(int i) { int a; { } } int x = ; }",
                "/*emissary*/public record Missing( { =",
                "/*emissary*/record R(int i) { = }",
                "/* emissary */ record R(int i) { final int = 1; }",
                "/* emissary */ record R(int i) { final int x = 1 void m() {} }",
                "/* emissary */ record R(int i) { final int[] x = { 1, 2 ; }",
                "/* emissary */ record R(int i) { final int x = 09; }",
                "/* emissary */ record R(int i) { char c = 'ab'; int y; }",
                "/* emissary */ record R(int i) { String s = \"abc; }",
                "/* emissary */ record R(int i) { x++; int y; }",
                "/* emissary */ record R(int i) { { int x = ; } int y; { } }");
    }

    private static void assertSame(String... sources) {
        List<JavaFileObject> files = new ArrayList<>();
        for (String source : sources) {
            files.add(JavaFileObjects.forSourceString("Source" + files.size(), source));
        }
        String[] options = {"-proc:none", "-g", "-parameters", "-source", "17", "-Xlint:-options"};
        Javac.without(files, options).mustBeAs("with the plugin", Javac.with(files, options));
    }

    @Test
    void aFileNextToAnEmissaryGivesTheSameBytes() {
        String other = "record R(int i, Runnable r) { int twice() { return 2 * i; } }";
        Compiled alone = Javac.without(Javac.texts(other)).clean();
        Compiled together =
                emissary().compile("public emissary X(Runnable r);", other).clean();
        assertThat(together.bytes("R")).isEqualTo(alone.bytes("R"));
    }
}
