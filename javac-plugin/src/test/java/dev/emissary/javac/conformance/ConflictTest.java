package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Recorder;
import java.util.List;
import org.junit.jupiter.api.Test;
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

    @Test
    @Clause("EM-CONF-1")
    void eachConflictingMethodIsOneError() {
        Compiled compiled = emissary().compile("""
                interface A { void f(); int g(String s); int g(int i); void onlyA(); }
                interface B { void f(); int g(String s); int g(long l); void onlyB(); }
                emissary E(A a, B b);
                emissary F(A a, B b) { public void f() {} }
                emissary G(A a, B b) { public void f() {} public int g(String s) { return 1; } }
                """);
        assertThat(compiled.errors())
                .containsExactly(
                        "A.java:3 emissary.err.method.conflict",
                        "A.java:3 emissary.err.method.conflict",
                        "A.java:4 emissary.err.method.conflict");
        assertThat(compiled.diagnostics().get(0).text()).contains("f()");
        assertThat(compiled.diagnostics().get(1).text()).contains("g(java.lang.String)");
    }

    @Test
    @Clause("EM-CONF-1")
    void methodThatThreeDelegatesSupplyIsStillOneError() {
        assertThat(emissary().compile("""
                interface A { void f(); } interface B { void f(); }
                emissary E(A a, B b, A c);
                emissary F(Runnable a, Runnable b, Runnable c, Runnable d);
                """).errors())
                .containsExactly("A.java:2 emissary.err.method.conflict", "A.java:3 emissary.err.method.conflict");
    }

    @ParameterizedTest
    @Clause({"EM-CONF-1", "EM-DEL-3"})
    @ValueSource(
            strings = {
                "emissary E(Runnable a, Runnable b);",
                "emissary E(Runnable a, Thread b) implements Runnable;",
                "@dev.emissary.Emissary(Runnable.class) emissary E(Runnable a, Thread b);",
                "@dev.emissary.Emissary(Runnable.class) emissary E(Thread a, String s, Thread b);",
                "@dev.emissary.Emissary record E(Runnable a, Runnable b) {}",
                "emissary E<T extends Runnable>(T a, Runnable b) implements Runnable;",
            })
    void oneInterfaceThatTwoComponentsServeIsAConflict(String declaration) {
        assertThat(emissary().compile("class X {}\n" + declaration).errors())
                .containsExactly("X.java:2 emissary.err.method.conflict");
    }

    @Test
    @Clause("EM-CONF-1")
    void declarationByHandReconcilesTwoDelegates() throws Exception {
        Compiled compiled = emissary().compile("""
                interface A { int f(); default int d() { return 1; } void onlyA(); }
                interface B { int f(); default int d() { return 2; } void onlyB(); }
                emissary E(A a, B b) {
                    public int f() { return 10 * a.f() + b.f(); }
                    public int d() { return b.d(); }
                }
                """).clean();
        Recorder a = new Recorder().answering(3);
        Recorder b = new Recorder().answering(4);
        Object e = compiled.create("E", a.delegate(compiled.load("A")), b.delegate(compiled.load("B")));
        var f = compiled.load("A").getMethod("f");
        f.setAccessible(true);
        assertThat(f.invoke(e)).isEqualTo(34);
        assertThat(a.calls()).hasSize(1);
        assertThat(b.calls()).hasSize(1);
        assertThat(compiled.classFile("E").publicMethods()).containsExactly("d()I", "f()I", "onlyA()V", "onlyB()V");
    }

    @ParameterizedTest
    @Clause("EM-CONF-1")
    @ValueSource(
            strings = {
                "interface A { void f(int i); } interface B { void f(long l); } emissary E(A a, B b);",
                "interface A { void f(); } interface B { void f(int i); } emissary E(A a, B b);",
                "interface A { static void f() {} } interface B { static void f() {} } emissary E(A a, B b);",
                "interface A { private void f() {} } interface B { void f(); } emissary E(A a, B b);",
                "interface A { boolean equals(Object o); String toString(); int hashCode(); } interface B extends A {} "
                        + "emissary E(A a, B b);",
                "interface A { int C = 1; } interface B { int C = 2; } emissary E(A a, B b);",
                "interface A { void f(); } interface B { void f(); } emissary E(A a) implements B;",
                "interface A<T> { void f(T t); } interface B { void f(String s); } emissary E(A<Integer> a, B b);",
                "interface A {} interface B extends A {} emissary E(A a, B b);",
                "interface A { void f(); } interface B extends A { void g(); } "
                        + "emissary E(A a, B b) implements A { public void f() {} public void g() {} }",
            })
    void whatIsNoConflictIsLegal(String source) {
        assertThat(emissary().compile(source).errors()).isEmpty();
    }

    @ParameterizedTest
    @Clause("EM-CONF-2")
    @CsvSource(
            delimiter = '|',
            value = {
                "Object | String | String",
                "String | Object | String",
                "Runnable | AutoCloseable | RA",
                "java.util.List<String> | Iterable<String> | java.util.ArrayList<String>",
                "int | int | int",
            })
    void handWrittenMethodWithASubstitutableReturnTypeReconciles(String one, String other, String own) {
        Compiled compiled = emissary().compile("""
                interface A { %s f(); } interface B { %s f(); }
                interface RA extends Runnable, AutoCloseable { void close(); }
                emissary E(A a, B b) { public %s f() { throw new Error(); } }
                """.formatted(one, other, own));
        assertThat(compiled.errors()).isEmpty();
    }

    @ParameterizedTest
    @Clause("EM-CONF-2")
    @CsvSource(
            delimiter = '|',
            value = {
                "Object | String | Object",
                "Runnable | AutoCloseable | Runnable",
                "int | String | int",
                "int | long | long",
                "void | Object | void",
            })
    void handWrittenMethodWithAnotherReturnTypeIsJavacsOwnError(String one, String other, String own) {
        Compiled compiled = emissary().compile("""
                interface A { %s f(); } interface B { %s f(); }
                emissary E(A a, B b) {
                    public %s f() { throw new Error(); }
                }
                """.formatted(one, other, own));
        assertThat(compiled.errors())
                .contains("A.java:3 compiler.err.override.incompatible.ret")
                .noneMatch(error -> error.contains("emissary.err"));
    }

    @ParameterizedTest
    @Clause("EM-CONF-4")
    @ValueSource(
            strings = {
                "emissary E(A a,\nB b);",
                "emissary E(Comparable<String> a,\nComparable<Integer> b);",
                "emissary E(Comparable<String> a,\nB b);",
                "emissary E<T>(Comparable<T> a,\nComparable<String> b);",
                "emissary E(Runnable r, A a,\nB b, AutoCloseable c);",
                "@dev.emissary.Emissary({A.class, B.class}) emissary E(A a,\nB b);",
                "@dev.emissary.Emissary(Comparable.class) emissary E(A a,\nB b);",
                "@dev.emissary.Emissary(Comparable.class) emissary E(String a,\nInteger b);",
                "@SuppressWarnings(\"rawtypes\") emissary E(Comparable a,\nComparable<String> b);",
                "emissary E(A a,\nB b) { public int compareTo(String s) { return 0; } }",
            })
    void oneInterfaceWithDifferentTypeArgumentsIsJavacsOwnErrorAtTheComponent(String declaration) {
        Compiled compiled = emissary().compile("""
                interface A extends Comparable<String> {} interface B extends Comparable<Integer> {}
                """ + declaration);
        assertThat(compiled.errors()).containsExactly("A.java:3 compiler.err.cant.inherit.diff.arg");
        assertThat(compiled.diagnostics().get(0).text())
                .contains("java.lang.Comparable")
                .doesNotContain("broken")
                .doesNotContain("{");
    }

    @Test
    @Clause("EM-CONF-4")
    void differentTypeArgumentsAgainstAListedInterfaceAreJavacsOwnError() {
        List<String> errors = emissary().compile("""
                interface A extends Comparable<String> {}
                emissary E(A a) implements Comparable<Integer> { public int compareTo(Integer i) { return 0; } }
                """).errors();
        assertThat(errors).containsExactly("A.java:2 compiler.err.cant.inherit.diff.arg");
    }

    @Test
    @Clause({"EM-CONF-1", "EM-CONF-4"})
    void sameTypeArgumentsAreAnOrdinaryConflict() {
        assertThat(emissary().compile("""
                interface A extends Comparable<String> {} interface B extends Comparable<String> {}
                emissary E(A a, B b);
                """).errors()).containsExactly("A.java:2 emissary.err.method.conflict");
        emissary().compile("""
                interface A extends Comparable<String> {} interface B extends Comparable<String> {}
                emissary E(A a, B b) { public int compareTo(String s) { return 0; } }
                """).clean();
    }

    @ParameterizedTest
    @Clause("EM-CONF-1")
    @ValueSource(
            strings = {
                "emissary E(A<String> a, A2<Integer> b);",
                "emissary E(A<String> a, B b);",
                "emissary E(B b, A<String> a);",
                "emissary E<T extends Number>(A<T> a, A2<String> b);",
            })
    void methodsThatOverrideMethodsOfOneErasureAreOneError(String declaration) {
        // Each would need a bridge of the same descriptor (JLS 8.4.8.3).
        assertThat(emissary().compile("""
                interface A<T> { int m(T t); } interface A2<T> { int m(T t); } interface B { int m(Object o); }
                """ + declaration).errors())
                .containsExactly("A.java:2 emissary.err.method.bridge");
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

    @Test
    @Clause({"EM-CONF-1", "EM-DIAG-3"})
    void conflictOfAMethodThatAnInterfaceInheritsTwiceIsOneError() {
        assertThat(emissary().withOptions("-nowarn").compile("""
                interface Typed { void m(java.util.List<String> l); } interface Raw { void m(java.util.List l); }
                interface Both extends Typed, Raw {}
                emissary E(Both a, Typed b);
                """).errors())
                .containsExactly("Typed.java:3 emissary.err.method.conflict");
    }

    @ParameterizedTest
    @Clause("EM-CONF-7")
    @CsvSource(
            delimiter = '|',
            value = {
                "interface I<T> { void m(T t); void m(String s); } | emissary E(I<String> i);",
                "interface I<T> { void m(T t); void m(String s); } | @dev.emissary.Emissary record E(I<String> i) {}",
                "interface I<T> { void m(T t); default void m(String s) {} } | emissary E(I<String> i);",
                "interface I<T> { default void m(T t) {} default void m(String s) {} } | emissary E(I<String> i);",
                "interface I<T> extends J<T> { void m(String s); } interface J<T> { void m(T t); } | emissary E(I<String> i);",
                "interface I<T, U extends Number> { void m(T t); void m(U u); } | emissary E(I<Integer, Integer> i);",
                "interface I<T, U extends Number> { void m(T t); void m(U u); } | emissary E<V extends Number>(I<V, V> i);",
                "interface I<T> { <X> void m(X x, T t); <Y> void m(Y y, String s); } | emissary E(I<String> i);",
                "interface I<T> { int m(T t); String m(String s); } | emissary E(I<Integer> a, J j); interface J {} emissary F(I<String> i);",
                "interface I<T> { void m(T t); void m(String s); } class C<T> implements I<T> { public void m(T t) {} public void m(String s) {} } | @dev.emissary.Emissary(I.class) emissary E(C<String> i);",
                "interface I<T> { void m(T t); void m(java.util.List<String> s); } | emissary E(I<java.util.List<Integer>> i);",
                "interface I extends J<String>, K { } interface J<T> { void m(T t); } interface K { void m(String s); } | emissary E(I i);",
            })
    void membersThatGetOneSignatureByTheTypeArgumentsAreAnError(String types, String declaration) {
        Compiled compiled = emissary().withOptions("-nowarn").compile(types + "\n" + declaration);
        assertThat(compiled.errors())
                .extracting(error -> error.replaceFirst("^\\w+", "A"))
                .containsExactly("A.java:2 emissary.err.method.same.signature");
    }

    @ParameterizedTest
    @Clause("EM-CONF-7")
    @ValueSource(
            strings = {
                "interface I<T> { void m(T t); void m(String s); } emissary E(I<Integer> i);",
                "interface I<T> { void m(T t); void m(String s); } emissary E<T>(I<T> i);",
                "interface I<T> { void m(T t); void m(String s); } @SuppressWarnings(\"rawtypes\") emissary E(I i);",
                "interface I<T> { void m(T t); void m(String s); } emissary E(I<String> i) { public void m(String s) {} }",
                "interface I<T> extends J { void m(T t); } interface J { void m(String s); } emissary E(I<String> i) { @Override public void m(String s) {} }",
                "interface I extends J<String>, K { void m(String s); } interface J<T> { void m(T t); } interface K { void m(String s); } emissary E(I i);",
                "interface A<T> { void m(T t); } interface B { void m(String s); } class C implements A<String>, B { public void m(String s) {} } emissary E(C c) implements A<String>, B;",
            })
    void membersOfDifferentSignatureOrOfOneBeforeAreNot(String source) {
        emissary().withOptions("-nowarn").compile(source).successful();
    }
}
