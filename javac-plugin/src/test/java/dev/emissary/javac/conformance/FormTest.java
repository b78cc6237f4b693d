package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of the two forms in which an emissary is declared (EM-FORM-1, EM-FORM-3). */
class FormTest {
    private static final String FOO = """
            public interface Foo { void f(); }
            """;

    /** Each declaration is compiled twice, with the head {@code @Emissary record} and with {@code emissary}. */
    @ParameterizedTest
    @Clause({"EM-FORM-1", "EM-FORM-2", "EM-FORM-3"})
    @ValueSource(
            strings = {
                "HEAD A(Runnable r) {}",
                "HEAD A(Runnable r) implements Runnable {}",
                "HEAD A(Thread t) implements Runnable { int n() { return 1; } }",
                "HEAD A<T>(Comparable<T> c) { static int count; }",
                "HEAD A<K extends Comparable<K>, V extends Map<K, ? extends List<List<V>>>>(Map<K, V> m, Runnable r) {}",
                "HEAD A(Foo foo, Callable<String> c) implements Foo, AutoCloseable { public void close() {} }",
                "HEAD A(Runnable r) { A { Objects.requireNonNull(r); } }",
                "HEAD A(Runnable r) { A(Runnable r) { this.r = r; } A() { this(null); } }",
                "HEAD A(Runnable r) { final int x = 1; private final String y; A { y = \"\"; } }",
                "HEAD A(Runnable r) { HEAD B(Runnable q) { HEAD C(Foo f) {} } interface I {} enum E { X } record R(int i) {} }",
                "class A { Runnable m() { HEAD L(Runnable r) {} return new L(null); } }",
                "class A { Supplier<Runnable> s = () -> { HEAD L(Runnable r) {} return new L(null); }; }",
                "interface A { HEAD M(Runnable r) {} }",
                "class A { private static final HEAD M(Runnable r) {} protected HEAD N(Runnable r) {} M m; }",
                "public HEAD A(Runnable r) {}",
                "final @Deprecated HEAD A(@SuppressWarnings(\"unused\") Runnable r) {}",
            })
    void formsGiveTheSameClassFilesFor(String declaration) {
        String imports = "import java.util.*; import java.util.concurrent.*; import java.util.function.*;\n"
                + "import dev.emissary.Emissary;\n";
        Compiled annotation = emissary()
                .compile(FOO, imports + declaration.replace("HEAD", "@Emissary record"))
                .successful();
        Compiled keyword = emissary()
                .compile(FOO, imports + declaration.replace("HEAD", "emissary"))
                .successful();
        assertThat(keyword.classNames()).isEqualTo(annotation.classNames()).hasSizeGreaterThan(1);
        for (String name : annotation.classNames()) {
            assertThat(keyword.bytes(name)).as(name).isEqualTo(annotation.bytes(name));
        }
    }

    @Test
    @Clause("EM-FORM-1")
    void annotationFormIsLegalJavaForJavacWithoutThePlugin() {
        Compiled record = Javac.plain().withLint().compile("""
                @dev.emissary.Emissary record A(Runnable r) implements Runnable {
                    A { r.hashCode(); }
                    public void run() { r.run(); }
                }
                """);
        assertThat(record.diagnostics()).isEmpty();
        assertThat(record.classNames()).containsExactly("A");
    }
}
