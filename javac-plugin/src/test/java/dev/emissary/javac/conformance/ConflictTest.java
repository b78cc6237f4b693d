package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of conflicts between delegates (EM-CONF-1, EM-CONF-2, EM-CONF-4). */
class ConflictTest {
    private static final String CONFLICT = "A.java:2 emissary.err.method.conflict";

    @ParameterizedTest
    @Clause("EM-CONF-1")
    @CsvSource(
            delimiter = '|',
            value = {
                "interface A { void f(); } interface B { void f(); }",
                "interface A { default void f() {} } interface B { default void f() {} }",
                "interface A { default void f() {} } interface B { void f(); }",
                "interface A { void f(); } interface B { default void f() {} }",
                "interface A extends Z { } interface B extends Z { } interface Z { void f(); }",
                "interface A extends Z { } interface B extends Z { } interface Z { default void f() {} }",
                "interface A extends Z { void f(); } interface B extends Z { } interface Z { void f(); }",
                "interface A { void f(); } interface B extends A { }",
                "interface A { void f() throws Exception; } interface B { void f() throws Exception; }",
                "interface A { void f() throws Exception; } interface B { void f() throws java.io.IOException; }",
                "interface A { void f() throws InterruptedException; } interface B { void f() throws java.io.IOException; }",
                "interface A { void f(String... s); } interface B { void f(String[] s); }",
                "interface A { <T> void f(T t); } interface B { <U> void f(U u); }",
                "interface A { <T> void f(T t); } interface B { void f(Object o); }",
                "interface A { void f(java.util.List<String> l); } interface B { void f(java.util.List l); }",
                "interface A extends P<String> {} interface B { void f(String s); } interface P<T> { void f(T t); }",
                "interface A extends P<String> {} interface B extends Q<String> { } interface P<T> { void f(T t); }"
                        + " interface Q<T> { void f(T t); }",
                "interface A extends Comparable<String> {} interface B extends Comparable<String> {}",
                "interface A { Object clone(); } interface B { Object clone(); }",
                "interface A { Object f(); } interface B { String f(); }",
            })
    void methodThatTwoDelegatesSupplyIsOneErrorAndNothingElse(String interfaces) {
        Compiled compiled = emissary().withOptions("-nowarn").compile(interfaces + "\nemissary E(A a, B b);");
        assertThat(compiled.errors())
                .extracting(error -> error.replaceFirst("^\\w+", "A"))
                .containsExactly(CONFLICT);
        assertThat(compiled.diagnostics().stream()
                        .filter(message -> message.key().startsWith("emissary"))
                        .findFirst()
                        .orElseThrow()
                        .column())
                .isEqualTo(17);
    }

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
