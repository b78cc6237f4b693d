package dev.emissary.javac.conformance;

import static dev.emissary.javac.conformance.SignatureAnnotationsTest.ANNOTATIONS;
import static dev.emissary.javac.testing.HandWritten.assertSame;

import dev.emissary.javac.testing.Clause;
import org.junit.jupiter.api.Test;

/** Conformance tests of the annotations of a signature whose type variables are replaced (EM-FWD-7). */
class ReplacedTypeAnnotationsTest {
    @Test
    @Clause("EM-FWD-7")
    void carriesThoseOnTypeVariablesThatAreReplaced() {
        assertSame(ANNOTATIONS + """
                interface Foo<T, U> { @A(1) T f(@A(2) T t, List<@A(3) U> l, @A(4) U @A(5) [] us); @Both T g(); }
                """, """
                emissary X<E>(Foo<String, List<E>> foo);
                """, """
                final class X<E> extends dev.emissary.lang.Emissary implements Foo<String, List<E>> {
                    private final Foo<String, List<E>> foo;
                    X(Foo<String, List<E>> foo) { this.foo = foo; }
                    public @A(1) String f(
                            @A(2) String arg0, List<@A(3) List<E>> arg1, @A(4) List<E> @A(5) [] arg2) {
                        return foo.f(arg0, arg1, arg2);
                    }
                    public @Both String g() { return foo.g(); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void carriesThoseOnTypeVariablesThatAreReplacedByArrays() {
        assertSame(ANNOTATIONS + """
                interface Foo<T> { @A(1) T f(@A(2) T t); }
                """, """
                emissary X(Foo<String[]> foo);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo<String[]> {
                    private final Foo<String[]> foo;
                    X(Foo<String[]> foo) { this.foo = foo; }
                    public String @A(1) [] f(String @A(2) [] arg0) { return foo.f(arg0); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void carriesThoseOnArraysOfTypeVariablesThatAreReplacedByArrays() {
        assertSame(ANNOTATIONS + """
                interface Foo<T> { @A(1) T @A(2) [] f(List<@A(3) T[]> l); }
                """, """
                emissary X(Foo<int[]> foo);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo<int[]> {
                    private final Foo<int[]> foo;
                    X(Foo<int[]> foo) { this.foo = foo; }
                    public int @A(2) [] @A(1) [] f(List<int[] @A(3) []> arg0) { return foo.f(arg0); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void carriesThoseOnTypeVariablesThatAreReplacedByInnerClasses() {
        assertSame(ANNOTATIONS + """
                class Outer { class Inner {} }
                interface Foo<T> { @A(1) T f(List<@A(2) T> l); }
                """, """
                emissary X(Foo<Outer.Inner> foo);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo<Outer.Inner> {
                    private final Foo<Outer.Inner> foo;
                    X(Foo<Outer.Inner> foo) { this.foo = foo; }
                    public Outer.@A(1) Inner f(List<Outer.@A(2) Inner> arg0) { return foo.f(arg0); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void carriesThoseOfARawInterfaceAsFarAsTheirTypesRemain() {
        assertSame(ANNOTATIONS + """
                interface Foo<T> {
                    @A(1) List<@A(2) T> f(@A(3) T t, @B Map<@B String, @B T> @A(4) [] m);
                    <@A(5) U extends @A(6) T> @A(7) U g(List<? extends @A(8) U> l);
                }
                """, """
                @SuppressWarnings("rawtypes") emissary X(Foo foo);
                """, """
                @SuppressWarnings({"rawtypes", "unchecked"})
                final class X extends dev.emissary.lang.Emissary implements Foo {
                    private final Foo foo;
                    X(Foo foo) { this.foo = foo; }
                    public @A(1) List f(@A(3) Object arg0, @B Map @A(4) [] arg1) { return foo.f(arg0, arg1); }
                    public @A(7) Object g(List arg0) { return foo.g(arg0); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void carriesThoseOfComponentTypeArguments() {
        assertSame(ANNOTATIONS + """
                interface Foo<T> { T f(List<T> l); }
                """, """
                emissary X(Foo<@A(1) String> foo);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo<@A(1) String> {
                    private final Foo<@A(1) String> foo;
                    X(Foo<@A(1) String> foo) { this.foo = foo; }
                    public @A(1) String f(List<@A(1) String> arg0) { return foo.f(arg0); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void carriesThoseOnVarargsThatAreReplacedByArrays() {
        assertSame(ANNOTATIONS + """
                @SuppressWarnings("unchecked") interface Foo<T> { void f(@A(1) T @A(2) ... ts); List<? extends @A(3) T @A(4) []> g(List<? super @A(5) T>[] l); }
                """, """
                emissary X(Foo<long[][]> foo);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo<long[][]> {
                    private final Foo<long[][]> foo;
                    X(Foo<long[][]> foo) { this.foo = foo; }
                    public void f(long @A(2) [] @A(1) [] ... arg0) { foo.f(arg0); }
                    public List<? extends long @A(4) [] @A(3) [][]> g(List<? super long @A(5) [][]>[] arg0) { return foo.g(arg0); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void carriesThoseOnTypeVariablesThatAreReplacedByNestedClasses() {
        assertSame(ANNOTATIONS + """
                class Outer<T> { class Inner {} static class Nested {} }
                interface Foo<T, U> { @A(1) T f(Map<@A(2) U, ? extends @A(3) T[]> m); @A(4) U @A(5) [] g(); <W extends @A(6) Comparable<@A(7) T>> W h(); }
                """, """
                emissary X<E>(Foo<Outer<E>.Inner, Outer.Nested> foo);
                """, """
                final class X<E> extends dev.emissary.lang.Emissary implements Foo<Outer<E>.Inner, Outer.Nested> {
                    private final Foo<Outer<E>.Inner, Outer.Nested> foo;
                    X(Foo<Outer<E>.Inner, Outer.Nested> foo) { this.foo = foo; }
                    public Outer<E>.@A(1) Inner f(Map<Outer.@A(2) Nested, ? extends Outer<E>.@A(3) Inner[]> arg0) { return foo.f(arg0); }
                    public Outer.@A(4) Nested @A(5) [] g() { return foo.g(); }
                    public <W extends @A(6) Comparable<Outer<E>.@A(7) Inner>> W h() { return foo.h(); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void carriesThoseInsideComponentTypeArguments() {
        assertSame(ANNOTATIONS + """
                interface Foo<T, U> { T @A(9) [] f(Map<T, U> m); void g(@A(8) T t) throws IllegalStateException; }
                """, """
                emissary X(Foo<List<@A(1) String>, @A(2) int @A(3) []> foo);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo<List<@A(1) String>, @A(2) int @A(3) []> {
                    private final Foo<List<@A(1) String>, @A(2) int @A(3) []> foo;
                    X(Foo<List<@A(1) String>, @A(2) int @A(3) []> foo) { this.foo = foo; }
                    public List<@A(1) String> @A(9) [] f(Map<List<@A(1) String>, @A(2) int @A(3) []> arg0) { return foo.f(arg0); }
                    public void g(@A(8) List<@A(1) String> arg0) throws IllegalStateException { foo.g(arg0); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void carriesThoseOfTypeArgumentsInTheImplementsClause() {
        assertSame(ANNOTATIONS + """
                interface Foo<T> { T f(List<T> l); }
                abstract class Sub implements Foo<String> {}
                """, """
                emissary X(Sub sub) implements Foo<@A(1) String>;
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo<@A(1) String> {
                    private final Sub sub;
                    X(Sub sub) { this.sub = sub; }
                    public @A(1) String f(List<@A(1) String> arg0) { return sub.f(arg0); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void carriesThoseOfARawInterfacesExceptionsAndArrays() {
        assertSame(ANNOTATIONS + """
                interface Foo<T extends List<String>, X extends Exception> { @A(1) T @A(2) [] f(@A(3) T t, List<@A(4) int @A(5) []> l) throws @A(6) X, @A(7) Error; Map.@A(8) Entry<@A(9) T, T> g(); }
                """, """
                @SuppressWarnings("rawtypes") emissary X(Foo foo);
                """, """
                @SuppressWarnings({"rawtypes", "unchecked"})
                final class X extends dev.emissary.lang.Emissary implements Foo {
                    private final Foo foo;
                    X(Foo foo) { this.foo = foo; }
                    public @A(1) List @A(2) [] f(@A(3) List arg0, List arg1) throws @A(6) Exception, @A(7) Error { return foo.f(arg0, arg1); }
                    public Map.@A(8) Entry g() { return foo.g(); }
                }
                """);
    }

    @Test
    @Clause({"EM-FWD-7", "EM-FWD-9"})
    void doesNotCarryThoseOfTypeArgumentsThatTheHeaderDoesNotWrite() {
        assertSame(ANNOTATIONS + """
                interface Foo<T> { T f(List<T> l); }
                interface Sub extends Foo<@A(1) String> {}
                """, """
                emissary X(Sub sub);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Sub {
                    private final Sub sub;
                    X(Sub sub) { this.sub = sub; }
                    public String f(List<String> arg0) { return sub.f(arg0); }
                }
                """);
    }
}
