package dev.emissary.javac.conformance;

import static dev.emissary.javac.conformance.SignatureAnnotationsTest.ANNOTATIONS;
import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static dev.emissary.javac.testing.HandWritten.assertSame;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Desugared;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of where in a signature the annotations of type arguments and of type variables stand (EM-FWD-7). */
class PlacedTypeAnnotationsTest {
    private static final String TYPES = ANNOTATIONS + """
            @Target(ElementType.TYPE_USE) @Repeatable(Many.class) @interface Some { int value(); }
            @Target(ElementType.TYPE_USE) @interface Many { Some[] value(); }
            class Outer<T> { class Inner {} class Generic<U> {} static class Nested {} }
            """;

    @ParameterizedTest
    @Clause({"EM-FWD-7", "EM-FWD-3"})
    @CsvSource(
            delimiter = ';',
            value = {
                "String;              @A(1) @B String",
                "Runnable;            @A(1) @B Runnable",
                "Map.Entry<E, E>;     Map.@A(1) @B Entry<E, E>",
                "Outer<E>.Inner;      Outer<E>.@A(1) @B Inner",
                "E;                   @A(1) @B E"
            })
    void boundHasTheNumberThatItsTypeAsksFor(String argument, String bound) {
        assertSame(TYPES + """
                interface Foo<T> { <U extends @A(1) @B T, V extends List<@A(2) T> & Comparable<@A(3) T>> void m(U u, V v); }
                """, """
                emissary X<E>(Foo<%s> foo);
                """.formatted(argument), """
                final class X<E> extends dev.emissary.lang.Emissary implements Foo<%1$s> {
                    private final Foo<%1$s> foo;
                    X(Foo<%1$s> foo) { this.foo = foo; }
                    public <U extends %2$s, V extends List<%3$s> & Comparable<%4$s>> void m(U arg0, V arg1) {
                        foo.m(arg0, arg1);
                    }
                }
                """.formatted(
                        argument, bound, bound.replace("@A(1) @B", "@A(2)"), bound.replace("@A(1) @B", "@A(3)")));
    }

    /** A bound that says no more than none is one all the same. */
    @Test
    @Clause("EM-FWD-7")
    void carriesThoseOfAWildcardBoundedByObject() {
        assertSame(TYPES + """
                interface Foo<T> { List<? extends @A(1) Object> m(List<? extends @A(2) Object> list, T t); }
                """, """
                emissary X(Foo<List<? extends @A(3) Object>> foo);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo<List<? extends @A(3) Object>> {
                    private final Foo<List<? extends @A(3) Object>> foo;
                    X(Foo<List<? extends @A(3) Object>> foo) { this.foo = foo; }
                    public List<? extends @A(1) Object> m(
                            List<? extends @A(2) Object> arg0, List<? extends @A(3) Object> arg1) {
                        return foo.m(arg0, arg1);
                    }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void carriesThoseOfTypeArgumentsToBoundsAndThrowsClauses() {
        assertSame(TYPES + """
                interface Foo<T, X extends Exception> {
                    <U extends T, V extends Map<T, ? super T[]> & Comparable<T>> void m() throws X, @A(9) Error;
                }
                """, """
                emissary X(Foo<@A(1) String, @A(2) IllegalStateException> foo);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo<@A(1) String, @A(2) IllegalStateException> {
                    private final Foo<@A(1) String, @A(2) IllegalStateException> foo;
                    X(Foo<@A(1) String, @A(2) IllegalStateException> foo) { this.foo = foo; }
                    public <U extends @A(1) String,
                            V extends Map<@A(1) String, ? super @A(1) String[]> & Comparable<@A(1) String>> void m()
                            throws @A(2) IllegalStateException, @A(9) Error {
                        foo.<U, V>m();
                    }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void carriesThoseOnThrownTypeVariables() {
        assertSame(TYPES + """
                interface Foo<X extends Exception, Y extends Throwable> {
                    void one() throws @A(1) X, @A(2) IllegalStateException, @A(3) Y;
                    <Z extends @A(4) X> void two() throws @A(5) Z, @A(6) X;
                }
                """, """
                emissary X<E extends Exception>(Foo<E, java.io.IOException> foo);
                """, """
                final class X<E extends Exception> extends dev.emissary.lang.Emissary
                        implements Foo<E, java.io.IOException> {
                    private final Foo<E, java.io.IOException> foo;
                    X(Foo<E, java.io.IOException> foo) { this.foo = foo; }
                    public void one() throws @A(1) E, @A(2) IllegalStateException, java.io.@A(3) IOException { foo.one(); }
                    public <Z extends @A(4) E> void two() throws @A(5) Z, @A(6) E { foo.<Z>two(); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void tellsApartExceptionsThatBecomeTheSame() {
        assertSame(TYPES + """
                interface Foo<X extends Exception, Y extends Exception> { void m() throws @A(1) X, @B Y, @A(2) Exception; }
                """, """
                emissary X(Foo<Exception, @A(3) Exception> foo);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo<Exception, @A(3) Exception> {
                    private final Foo<Exception, @A(3) Exception> foo;
                    X(Foo<Exception, @A(3) Exception> foo) { this.foo = foo; }
                    public void m() throws @A(1) Exception, @B @A(3) Exception, @A(2) Exception { foo.m(); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void carriesThoseOnEnclosingTypes() {
        assertSame(TYPES + """
                interface Foo<T> {
                    @A(1) Outer<@A(2) T>.@A(3) Inner f(Outer<T @A(4) []>.@A(5) Generic<@A(6) T> g);
                    <U extends @A(7) Outer<@A(8) T>.@A(9) Inner> void h(List<@A(10) ? extends Outer<T>.@B Inner[]> l);
                }
                """, """
                emissary X(Foo<@A(20) Outer<@A(21) String>.@A(22) Inner> foo);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo<@A(20) Outer<@A(21) String>.@A(22) Inner> {
                    private final Foo<@A(20) Outer<@A(21) String>.@A(22) Inner> foo;
                    X(Foo<@A(20) Outer<@A(21) String>.@A(22) Inner> foo) { this.foo = foo; }
                    public @A(1) Outer<@A(20) Outer<@A(21) String>.@A(2) Inner>.@A(3) Inner f(
                            Outer<@A(20) Outer<@A(21) String>.@A(22) Inner @A(4) []>
                                    .@A(5) Generic<@A(20) Outer<@A(21) String>.@A(6) Inner> arg0) { return foo.f(arg0); }
                    public <U extends @A(7) Outer<@A(20) Outer<@A(21) String>.@A(8) Inner>.@A(9) Inner> void h(
                            List<@A(10) ? extends Outer<@A(20) Outer<@A(21) String>.@A(22) Inner>.@B Inner[]> arg0) {
                        foo.h(arg0);
                    }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void annotationOfATypeArgumentThatStandsFirstIsOneOfTheDeclarationToo() {
        assertSame(TYPES + """
                @SuppressWarnings("unchecked") interface Foo<T, U> { T f(T t, List<T> l); T[] g(T... t); U h(U[] u); @B U i(U[][] u); }
                """, """
                emissary X<E>(Foo<@Both("1") E, @Both("2") String @Both("3") []> foo);
                """, """
                final class X<E> extends dev.emissary.lang.Emissary
                        implements Foo<@Both("1") E, @Both("2") String @Both("3") []> {
                    private final Foo<@Both("1") E, @Both("2") String @Both("3") []> foo;
                    X(Foo<@Both("1") E, @Both("2") String @Both("3") []> foo) { this.foo = foo; }
                    public @Both("1") E f(@Both("1") E arg0, List<@Both("1") E> arg1) { return foo.f(arg0, arg1); }
                    public @Both("1") E[] g(@Both("1") E... arg0) { return foo.g(arg0); }
                    public @Both("2") String @Both("3") [] h(@Both("2") String[] @Both("3") [] arg0) { return foo.h(arg0); }
                    public @Both("2") String @B @Both("3") [] i(@Both("2") String[][] @Both("3") [] arg0) {
                        return foo.i(arg0);
                    }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void annotationOfATypeArgumentThatStandsInsideIsOneOfTheTypeOnly() {
        assertSame(TYPES + """
                interface Foo<T, U, V> { T f(T t); U g(U u); V h(V[] v); }
                """, """
                emissary X(Foo<java.lang.@Both("1") String, Map.@Both("2") Entry<?, ?>, Outer<Error>.@Both("3") Inner> foo);
                """, """
                final class X extends dev.emissary.lang.Emissary
                        implements Foo<java.lang.@Both("1") String, Map.@Both("2") Entry<?, ?>, Outer<Error>.@Both("3") Inner> {
                    private final Foo<java.lang.@Both("1") String, Map.@Both("2") Entry<?, ?>, Outer<Error>.@Both("3") Inner> foo;
                    X(Foo<java.lang.@Both("1") String, Map.@Both("2") Entry<?, ?>, Outer<Error>.@Both("3") Inner> foo) {
                        this.foo = foo;
                    }
                    public java.lang.@Both("1") String f(java.lang.@Both("1") String arg0) { return foo.f(arg0); }
                    public Map.@Both("2") Entry<?, ?> g(Map.@Both("2") Entry<?, ?> arg0) { return foo.g(arg0); }
                    public Outer<Error>.@Both("3") Inner h(Outer<Error>.@Both("3") Inner[] arg0) { return foo.h(arg0); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void annotationOfATypeVariableStandsAtTheTypeOnlyWhereADeclarationCannotSayIt() {
        assertSame(TYPES + """
                interface Foo<T, U, V> { @Both("1") T f(@Both("2") T t); @Both("3") U g(@Both("4") U[] u); @Both("5") V h(); }
                """, """
                emissary X(Foo<String[], Outer<Error>.Inner, Outer.Nested> foo);
                """, """
                final class X extends dev.emissary.lang.Emissary
                        implements Foo<String[], Outer<Error>.Inner, Outer.Nested> {
                    private final Foo<String[], Outer<Error>.Inner, Outer.Nested> foo;
                    X(Foo<String[], Outer<Error>.Inner, Outer.Nested> foo) { this.foo = foo; }
                    public String @Both("1") [] f(String @Both("2") [] arg0) { return foo.f(arg0); }
                    public Outer<Error>.@Both("3") Inner g(Outer<Error>.@Both("4") Inner[] arg0) { return foo.g(arg0); }
                    public @Both("5") Outer.Nested h() { return foo.h(); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void carriesRepeatedOnesOfTypeArgumentsInTheirContainer() {
        assertSame(TYPES + """
                interface Foo<T> { T f(List<T> l); <U extends @A(1) T> void g(@Some(1) T t, @Some(2) @Some(3) T u); }
                """, """
                emissary X(Foo<@Some(5) @A(2) @Some(6) String> foo);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo<@Some(5) @A(2) @Some(6) String> {
                    private final Foo<@Some(5) @A(2) @Some(6) String> foo;
                    X(Foo<@Some(5) @A(2) @Some(6) String> foo) { this.foo = foo; }
                    public @Some(5) @A(2) @Some(6) String f(List<@Some(5) @A(2) @Some(6) String> arg0) { return foo.f(arg0); }
                    public <U extends @Some(5) @A(1) @Some(6) String> void g(
                            @Some(1) @A(2) String arg0, @Some(2) @Some(3) @A(2) String arg1) { foo.<U>g(arg0, arg1); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void carriesThoseOfWildcardsInTypeArguments() {
        assertSame(TYPES + """
                interface Foo<T> { <U extends Comparable<T>> T f(Map<U, T[]> m); }
                """, """
                emissary X(Foo<List<@A(1) ? extends @A(2) Outer<@A(3) ?>.@A(4) Generic<@A(5) ? super @A(6) int @A(7) []>>> foo);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo<List<@A(1) ? extends @A(2) Outer<@A(3) ?>.@A(4) Generic<@A(5) ? super @A(6) int @A(7) []>>> {
                    private final Foo<List<@A(1) ? extends @A(2) Outer<@A(3) ?>.@A(4) Generic<@A(5) ? super @A(6) int @A(7) []>>> foo;
                    X(Foo<List<@A(1) ? extends @A(2) Outer<@A(3) ?>.@A(4) Generic<@A(5) ? super @A(6) int @A(7) []>>> foo) { this.foo = foo; }
                    public <U extends Comparable<List<@A(1) ? extends @A(2) Outer<@A(3) ?>.@A(4) Generic<@A(5) ? super @A(6) int @A(7) []>>>> List<@A(1) ? extends @A(2) Outer<@A(3) ?>.@A(4) Generic<@A(5) ? super @A(6) int @A(7) []>> f(
                            Map<U, List<@A(1) ? extends @A(2) Outer<@A(3) ?>.@A(4) Generic<@A(5) ? super @A(6) int @A(7) []>>[]> arg0) {
                        return foo.f(arg0);
                    }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void carriesThoseOfARawInterfaceToInnerTypes() {
        assertSame(TYPES + """
                interface Foo<T, X extends Exception> {
                    @A(1) Outer<@A(2) T>.@A(3) Inner f(Outer<T>.@A(4) Generic<T> g) throws @A(5) X;
                }
                """, """
                @SuppressWarnings("rawtypes") emissary X(Foo foo);
                """, """
                @SuppressWarnings({"rawtypes", "unchecked"})
                final class X extends dev.emissary.lang.Emissary implements Foo {
                    private final Foo foo;
                    X(Foo foo) { this.foo = foo; }
                    public @A(1) Outer.@A(3) Inner f(Outer.@A(4) Generic arg0) throws @A(5) Exception { return foo.f(arg0); }
                }
                """);
    }

    @ParameterizedTest
    @Clause("EM-FWD-7")
    @ValueSource(
            strings = {
                "emissary X(Foo<@A @A String> foo);",
                "emissary Y(Foo<@Q @Q String> foo);",
                "emissary Z(Foo<@Missing String> foo);",
                "emissary Z(Foo<@Override String> foo);",
                "emissary Z(Foo<@A(nope = 1) String> foo);"
            })
    void mistakesInAnnotationsOfTypeArgumentsAreJavacsOwnErrors(String emissary) {
        String container = emissary.contains("@Q")
                ? "@interface W {}"
                : "@Target(ElementType.TYPE_USE) @interface W { Q[] value(); }";
        Compiled compiled = emissary().compile(TYPES + container + """

                @Target(ElementType.TYPE_USE) @Repeatable(W.class) @interface Q {}
                interface Foo<T> { @A T f(List<T> l); @Q T g(); }
                """ + emissary);
        assertThat(compiled.success()).isFalse();
        assertThat(compiled.errors()).allMatch(error -> error.contains(" compiler.err."));
    }

    @Test
    @Clause({"EM-EQ-1", "EM-EQ-2", "EM-FWD-7"})
    void desugaredFormHasThemInTheSamePlaces(@TempDir Path directory) {
        String program = TYPES
                + """
                interface Foo<T, U, V extends Exception> {
                    <A1 extends @A(1) T, B1 extends Comparable<@A(2) T> & Iterable<@B U>> void f(A1 a, B1 b) throws @A(3) V;
                    @Both("4") T g(@Both("5") U... u);
                    @Both("6") U @Both("7") [] h(@Both("8") String @Both("9") [] @A(10) ... all);
                    V i(V[] v, List<V> l);
                    @A(11) Outer<@A(12) T>.@A(13) Generic<@A(14) ? super U> j();
                }
                class Hosts {
                    emissary One(Foo<@A(20) Runnable, Outer<@A(21) String>.@Both("22") Inner, @Both("23") Error2> foo);
                    emissary Two<E>(Foo<@Both("24") E @Both("25") [][], Map.@Both("26") Entry<E, @Both("27") E>, @B java.lang.@Both("28") IllegalStateException> foo)
                            { public <A1 extends String> void nothing() {} }
                }
                class Error2 extends Exception { private static final long serialVersionUID = 1; }
                """
                        // An array cannot be a bound.
                        .replace("<A1 extends @A(1) T, B1", "<A1 extends @A(1) V, B1")
                        .replace("@B java.lang.@Both", "java.lang.@B @Both");
        assertThat(Desugared.of(List.of(program), directory).complaint()).isEmpty();
    }
}
