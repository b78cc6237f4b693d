package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of conflicts between delegates (EM-CONF-1, EM-CONF-2, EM-CONF-4). */
class ConflictTest {
    @ParameterizedTest
    @Clause("EM-CONF-1")
    @ValueSource(
            strings = {
                "A<String> a, B b, C c",
                "A<String> a, C c, B b",
                "B b, A<String> a, C c",
                "C c, B b, A<String> a"
            })
    void methodThatADeclarationWouldNotSeparateFromAnothersBridgeIsNoPlainConflict(String components) {
        // To declare m(String) would resolve A and C, and the bridge of A would clash with B all the same.
        Compiled compiled = emissary().compile("""
                interface A<T> { int m(T t); } interface B { int m(Object o); } interface C { int m(String s); }
                emissary E(%s);
                """.formatted(components));
        assertThat(compiled.errors()).containsExactly("A.java:2 emissary.err.method.bridge");
        assertThat(compiled.diagnostics().get(0).text()).contains("a: declared in A", "b: declared in B");
    }
}
