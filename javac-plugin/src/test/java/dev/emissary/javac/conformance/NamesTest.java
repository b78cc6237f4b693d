package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static dev.emissary.javac.testing.HandWritten.assertSame;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Conformance tests of names that the interface and the emissary both use (EM-FWD-8). */
class NamesTest {
    @Test
    @Clause("EM-FWD-8")
    void aMethodTypeVariableMayHaveTheNameOfTheClasss() {
        Compiled compiled = emissary().compile("""
                import java.util.*;
                public interface Foo<T> { <U, U1> Map<T, Map<U, U1>> m(U u, T t, U1 v); }
                """, """
                public emissary X<U>(Foo<U> foo);
                """).clean();
        Class<?> type = compiled.load("X");
        Method method = method(type, "m");
        TypeVariable<?> ofClass = type.getTypeParameters()[0];
        TypeVariable<?> first = method.getTypeParameters()[0];
        TypeVariable<?> second = method.getTypeParameters()[1];
        assertThat(method.getGenericParameterTypes()).containsExactly(first, ofClass, second);
        Type[] outer = ((ParameterizedType) method.getGenericReturnType()).getActualTypeArguments();
        assertThat(outer[0]).isEqualTo(ofClass);
        assertThat(((ParameterizedType) outer[1]).getActualTypeArguments()).containsExactly(first, second);
    }

    @Test
    @Clause("EM-FWD-8")
    void boundsKeepTheirMeaning() {
        Compiled compiled = emissary().compile("""
                public interface Foo<T> { <U extends Comparable<T>, V extends U> V m(Class<V> type) throws IllegalStateException; }
                """, """
                public emissary X<V, U>(Foo<V> foo);
                """).clean();
        Class<?> type = compiled.load("X");
        Method method = method(type, "m");
        TypeVariable<?>[] variables = method.getTypeParameters();
        Type bound = variables[0].getBounds()[0];
        assertThat(((ParameterizedType) bound).getActualTypeArguments()).containsExactly(type.getTypeParameters()[0]);
        assertThat(variables[1].getBounds()).containsExactly(variables[0]);
        assertThat(method.getGenericReturnType()).isEqualTo(variables[1]);
    }

    @Test
    @Clause("EM-FWD-8")
    void callersSeeTheRightTypes() {
        Compiled compiled = emissary().compile("""
                public interface Foo<T> { <U extends Number> T m(U u, java.util.List<? super U> to); }
                """, """
                public emissary X<U>(Foo<U> foo) {
                    static String use(X<String> x) { return x.<Integer>m(1, new java.util.ArrayList<Number>()).trim(); }
                    static Object result() { return use(new X<>(new Foo<>() {
                        public <N extends Number> String m(N n, java.util.List<? super N> to) { return " " + n; }
                    })); }
                }
                """).clean();
        assertThat(compiled.run("X", "result")).isEqualTo("1");
    }

    @Test
    @Clause("EM-FWD-8")
    void aParameterMayHaveTheNameOfAComponent() {
        assertSame("""
                interface Foo { String m(String foo, Bar bar, int arg0); Foo self(Foo result); }
                interface Bar { void bar(Foo foo); }
                """, """
                emissary X(Foo foo, Bar bar);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo, Bar {
                    private final Foo foo;
                    private final Bar bar;
                    X(Foo foo, Bar bar) { this.foo = foo; this.bar = bar; }
                    public String m(String arg0, Bar arg1, int arg2) { return foo.m(arg0, arg1, arg2); }
                    public Foo self(Foo arg0) { Foo r = foo.self(arg0); return r == foo ? this : r; }
                    public void bar(Foo arg0) { bar.bar(arg0); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-8")
    void aComponentMayHaveTheNameOfAForwardersParameterOrVariable() {
        assertSame("""
                interface Foo { Foo m(Foo a); }
                interface Bar { Bar n(Bar b, Bar c); }
                """, """
                emissary X(Foo arg0, Bar result);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo, Bar {
                    private final Foo arg0;
                    private final Bar result;
                    X(Foo arg0, Bar result) { this.arg0 = arg0; this.result = result; }
                    public Foo m(Foo a) { Foo r = arg0.m(a); return r == arg0 ? this : r; }
                    public Bar n(Bar b, Bar c) { Bar r = result.n(b, c); return r == result ? this : r; }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-8")
    void aMemberTypeMayHaveTheNameOfATypeInASignature() {
        Compiled compiled = emissary().compile("""
                package other;
                public interface Bar { String m(Integer i, Object o); Bar self(); }
                """, """
                public emissary X(other.Bar foo) { interface Bar {} enum Object {} static class Integer {} }
                """).clean();
        assertThat(compiled.classFile("X").publicMethods())
                .containsExactly("m(Ljava/lang/Integer;Ljava/lang/Object;)Ljava/lang/String;", "self()Lother/Bar;");
    }

    @Test
    @Clause("EM-FWD-8")
    void aTypeVariableMayHaveTheNameOfTheInterfaceOrTheEmissary() {
        Compiled compiled = emissary().compile("""
                public interface Foo<T> { <X> X m(T t, X x); <Foo> Foo n(Foo foo); }
                """, """
                public emissary X<Y>(Foo<Y> foo);
                """).clean();
        Method method = method(compiled.load("X"), "m");
        assertThat(method.getGenericReturnType()).isEqualTo(method.getTypeParameters()[0]);
        Method other = method(compiled.load("X"), "n");
        assertThat(other.getGenericParameterTypes()).containsExactly(other.getTypeParameters());
    }

    @Test
    @Clause("EM-FWD-8")
    void anEmissaryMayBeDelegatedToByAnother() {
        Compiled compiled = emissary().compile("""
                public interface Foo<T> { <U> T m(U u); }
                """, """
                public emissary X<U>(Foo<U> foo);
                """, """
                @dev.emissary.Emissary(Foo.class) public record Y<U, T extends U>(X<T> x) {}
                """).clean();
        Method method = method(compiled.load("Y"), "m");
        assertThat(method.getGenericReturnType()).isEqualTo(compiled.load("Y").getTypeParameters()[1]);
        assertThat(method.getGenericParameterTypes()).containsExactly(method.getTypeParameters());
    }

    @Test
    @Clause("EM-FWD-8")
    void methodsMayHaveTheNameOfTheClassTheComponentOrAKeyword() {
        assertSame("""
                interface Foo { int X(); int record(int record); Foo emissary(Foo emissary); int foo(); int _1$(); int größe(); int value$of(); }
                """, """
                emissary X(Foo foo);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo {
                    private final Foo foo;
                    X(Foo foo) { this.foo = foo; }
                    public int X() { return foo.X(); }
                    public int record(int arg0) { return foo.record(arg0); }
                    public Foo emissary(Foo arg0) { Foo r = foo.emissary(arg0); return r == foo ? this : r; }
                    public int foo() { return foo.foo(); }
                    public int _1$() { return foo._1$(); }
                    public int größe() { return foo.größe(); }
                    public int value$of() { return foo.value$of(); }
                }
                """);
    }

    private static Method method(Class<?> type, String name) {
        return Stream.of(type.getDeclaredMethods())
                .filter(method -> method.getName().equals(name) && !method.isBridge())
                .findFirst()
                .orElseThrow();
    }
}
