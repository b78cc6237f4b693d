package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of emissaries that refer to each other, across files in either order (EM-FORM-4, EM-DEL-6). */
class ReferenceTest {
    private static List<String> interfaces(Compiled compiled, String name) {
        return Arrays.stream(compiled.load(name).getGenericInterfaces())
                .map(Type::getTypeName)
                .toList();
    }

    /** Compiles the files in both orders and expects the same classes. */
    private static Compiled inEitherOrder(String... files) {
        List<String> reversed = new ArrayList<>(List.of(files));
        Collections.reverse(reversed);
        Compiled forward = emissary().compile(files).clean();
        Compiled backward = emissary().compile(reversed.toArray(String[]::new)).clean();
        assertThat(backward.classNames()).isEqualTo(forward.classNames());
        for (String name : forward.classNames()) {
            assertThat(backward.bytes(name)).as(name).isEqualTo(forward.bytes(name));
        }
        return forward;
    }

    @Test
    @Clause({"EM-DEL-2", "EM-DEL-6"})
    void filesMayReferToEachOtherInEitherOrder() {
        Compiled compiled = inEitherOrder("""
                package p;
                public emissary A(q.Face face, q.Holder<B> holder) { int n() { return face.f() + Use.n(this); } }
                """, """
                package q;
                public interface Face { int f(); p.A a(); p.B b(); }
                """, """
                package p;
                public emissary B(A a) implements q.Face;
                """, """
                package q;
                public interface Holder<T extends Face> { T held(); }
                """, """
                package p;
                class Use {
                    static int n(A a) { return a.f() + a.held().f() + new B(a).a().b().f(); }
                }
                """);
        assertThat(interfaces(compiled, "p.A")).containsExactly("q.Face", "q.Holder<p.B>");
        assertThat(interfaces(compiled, "p.B")).containsExactly("q.Face");
    }

    @Test
    @Clause({"EM-DEL-2", "EM-DEL-3", "EM-DEL-6"})
    void emissaryMayBeTheComponentOfAnother() {
        Compiled compiled = inEitherOrder("""
                emissary A(Foo foo);
                """, """
                interface Foo { void f(); }
                """, """
                @dev.emissary.Emissary(Foo.class) emissary B<T extends A>(T t);
                """, """
                emissary C(B<A> b) implements Foo;
                """, """
                @dev.emissary.Emissary(Foo.class) emissary D(C c, A a) { public void f() { c.f(); a.f(); } }
                """, """
                emissary E(E e) implements Foo;
                """);
        for (String name : new String[] {"A", "B", "C", "D", "E"}) {
            assertThat(interfaces(compiled, name)).as(name).containsExactly("Foo");
        }
        assertThat(compiled.classFile("C").instructions("f", "()V")).contains("INVOKEVIRTUAL B.f ()V");
    }

    @Test
    @Clause({"EM-DEL-2", "EM-DEL-6"})
    void emissariesMayBeComponentsOfEachOther() {
        Compiled compiled = inEitherOrder("""
                emissary A(B b, Foo foo) implements Bar;
                """, """
                emissary B(A a, Bar bar) implements Foo;
                """, """
                interface Foo { void f(); }
                """, """
                interface Bar { void b(); }
                """);
        assertThat(interfaces(compiled, "A")).containsExactlyInAnyOrder("Foo", "Bar");
        assertThat(interfaces(compiled, "B")).containsExactlyInAnyOrder("Foo", "Bar");
    }

    @Test
    @Clause("EM-DEL-6")
    void emissaryMayBeABoundAndATypeArgument() {
        Compiled compiled = emissary().compile("""
                import java.util.*;
                emissary A<T extends B & Runnable>(List<T> list, Comparable<A<?>> c);
                abstract class B implements Runnable {}
                class Use<Q extends A<?>> { <R extends Q> Q q(R r) { List<? super A<?>> l = null; return r; } }
                emissary C<X extends Comparable<C<X>>>(Iterable<C<X>> i);
                """).successful();
        assertThat(interfaces(compiled, "A")).containsExactly("java.util.List<T>", "java.lang.Comparable<A<?>>");
        assertThat(interfaces(compiled, "C")).containsExactly("java.lang.Iterable<C<X>>");
    }

    @Test
    @Clause("EM-DEL-2")
    void inheritedMembersAreInScopeOfTheBody() {
        Compiled compiled = emissary().compile("""
                import java.util.*;
                interface Constants { int K = 1; void f(); class Nested {} default int d() { return 5; } }
                emissary A<K, V>(Map<K, V> map) {
                    Entry<K, V> first() { return map.entrySet().iterator().next(); }
                    public Set<Entry<K, V>> entrySet() { return map.entrySet(); }
                    static Entry<String, String> s = Map.entry("a", "b");
                    static String run() { return new A<>(Map.of(1, 2)).first() + "" + s.getKey() + new A<>(Map.of(1, 2)).size(); }
                }
                emissary B(Constants c) {
                    static final int L = K + 1;
                    int l() { return K + L; }
                    Nested n(int i) { switch (i) { case K: return null; default: return new Nested(); } }
                    int e() { return d() + Constants.super.d(); }
                }
                class Sub { int k = B.K + B.L; B.Nested n; A.Entry<String, String> e; }
                """).successful();
        assertThat(compiled.run("A", "run")).isEqualTo("1=2a1");
    }

    @ParameterizedTest
    @Clause({"EM-DEL-2", "EM-DEL-6"})
    @ValueSource(
            strings = {
                "class Use implements Supplier<A> { public A get() { return new A(() -> {}); } }",
                "class Use { Function<Runnable, A> f = A::new; Runnable r = new A(null)::run; Consumer<A> c = A::run; }",
                "class Use { int f(Object o) { return o instanceof A a ? a.hashCode() : ((A) o).hashCode(); } }",
                "class Use { void f(A a) { Runnable r = a; r.run(); a.run(); var v = a; v.run(); } }",
                "class Use { A[] f() { return new A[] {new A(null)}; } Class<?> c = A[].class; }",
                "class Use { void f() { try (B b = new B(null)) { b.hashCode(); } catch (Exception e) { } } }",
                "class Use { <T extends Runnable & java.io.Serializable> void g(T t) {} <T extends Runnable> void f(T t) {} void h(A a) { f(a); } }",
                "interface Use { A A_ = new A(() -> { new A(null).run(); }); }",
                "class Use { dev.emissary.lang.Emissary e(A a) { return a; } }",
                "class Use { void each(C<String> c) { for (String s : c) { s.length(); } } }",
            })
    void usersSeeAnOrdinaryClassInEitherOrder(String use) {
        String header = "import java.util.function.*;\n";
        inEitherOrder(header + use, """
                emissary A(Runnable r);
                """, """
                emissary B(java.io.Closeable c);
                """, """
                emissary C<T>(Iterable<T> i);
                """);
    }
}
