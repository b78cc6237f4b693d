package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Separately;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conformance tests of what javac alone says in an error: what it adds to its own, and where a declaration is (EM-DIAG-1). */
class AdviceTest {
    private static final String IMPORTS = "import java.util.*; import java.util.concurrent.*;\n";

    private static List<String> lines(String source) {
        Compiled compiled = emissary().withOptions("-nowarn").compile(IMPORTS + source);
        assertThat(compiled.errors()).as(source).hasSize(1);
        return compiled.diagnostics().get(0).text().lines().map(String::strip).toList();
    }

    @ParameterizedTest
    @Clause({"EM-DEL-4", "EM-DIAG-1"})
    @CsvSource(
            delimiter = '|',
            value = {
                "emissary A(Runnable r) implements ^AutoCloseable; | no component serves AutoCloseable",
                "emissary A(Runnable r) implements Runnable, ^AutoCloseable { } | no component serves AutoCloseable",
                "emissary A(Runnable r) implements java.util.List^<String>; | no component serves List",
                "@dev.emissary.Emissary(Runnable.class) record A(Runnable r) implements ^AutoCloseable { } | no component serves AutoCloseable",
                "@dev.emissary.Emissary(Runnable.class) record A(Runnable r, ExecutorService e) implements ^Executor { } | Executor is not in the explicit list",
                "class X { void m() { emissary A(Runnable r) implements ^AutoCloseable; } } | no component serves AutoCloseable",
            })
    void aListedInterfaceWithoutAMethodIsToldThatNoComponentServesIt(String marked, String said) {
        Compiled compiled = emissary().compile(IMPORTS + marked.replace("^", ""));
        assertThat(compiled.diagnostics()).hasSize(1);
        Compiled.Message message = compiled.diagnostics().get(0);
        assertThat(message.key()).isEqualTo("compiler.err.does.not.override.abstract");
        assertThat(message.column()).isEqualTo(marked.indexOf('^') + 1);
        assertThat(message.text()
                        .replace("java.lang.", "")
                        .replace("java.util.concurrent.", "")
                        .replace("java.util.", ""))
                .contains(said);
    }

    /** javac has one error at each place, and two reasons for one at the class. */
    @Test
    @Clause({"EM-DEL-4", "EM-DIAG-3"})
    void aListedInterfaceThatIsDelegatedIsNotSaidToBeUnserved() {
        Compiled compiled = emissary().compile("""
                interface Wrong<X> { void run(); Integer hashCode(); }
                interface Marker<X> {}
                emissary A(Marker<Long> m, Wrong<String> w) implements Marker<Long>, Wrong<String>;
                """);
        assertThat(compiled.errors())
                .containsExactly(
                        "Wrong.java:1 compiler.err.override.incompatible.ret",
                        "Wrong.java:3 compiler.err.does.not.override.abstract");
        assertThat(compiled.diagnostics().get(1).text()).doesNotContain("serves");
    }

    @Test
    @Clause("EM-DIAG-3")
    void aMethodOfADelegatedInterfaceIsMissedAsJavacMissesIt() {
        assertThat(lines(
                                "emissary A(Comparator<String> c) { public boolean equals() { return true; } abstract void m(); }")
                        .get(0))
                .doesNotContain("serves");
        assertThat(emissary()
                        .compile("emissary A(Runnable r) implements AutoCloseable { private void close() {} }")
                        .diagnostics())
                .noneMatch(message -> message.text().contains("serves"));
    }

    @Test
    @Clause({"EM-CONF-1", "EM-DIAG-1"})
    void typeVariablesAreNumberedOnlyWhereTheMessageHasBoth() {
        assertThat(emissary()
                        .withoutProcessing()
                        .compile(IMPORTS + "emissary A(List<String> a, Set<String> b);")
                        .diagnostics())
                .isNotEmpty()
                .allMatch(message -> !message.text().contains("#"));
        assertThat(lines("interface I<T> { <U> void m(T t, U u); } interface J<T> { <V> void m(T t, V u); }"
                        + " emissary A<T>(I<T> a, J<T> b);"))
                .isNotEmpty()
                .noneMatch(line -> line.contains("#"));
    }

    @Test
    @Clause({"EM-CONF-1", "EM-DIAG-1"})
    void aConflictNamesWhereBothInterfacesDeclareTheMethodOrInheritIt() {
        String reader = "package p;\n\npublic interface Reader {\n    String next();\n}\n";
        String emissary = """
                interface Base { String next(); }
                interface Cursor extends Base {}
                emissary E(Cursor c, p.Reader r);
                """;
        assertThat(emissary().compile(reader, emissary).diagnostics().get(0).text())
                .contains(
                        "c: inherited by Cursor from Base (Base.java:1)\n",
                        "r: declared in p.Reader (Reader.java:4)\n");
        assertThat(Separately.compile(emissary(), emissary().compile(reader).clean(), emissary)
                        .diagnostics()
                        .get(0)
                        .text())
                .contains("c: inherited by Cursor from Base (Base.java:1)\n", "r: declared in p.Reader\n");
    }
}
