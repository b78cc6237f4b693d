/* Conformance tests of the annotations that a forwarder has (EM-FWD-7, EM-FWD-3). */
package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.HandWritten.assertSame;

import dev.emissary.javac.testing.Clause;
import org.junit.jupiter.api.Test;

class SignatureAnnotationsTest {
    private static final String ANNOTATIONS = """
            import java.lang.annotation.*;
            import java.util.*;
            @Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
            @Target(ElementType.TYPE_USE) @interface B { Class<?>[] types() default {}; A nested() default @A(7); }
            @Target({ElementType.TYPE_USE, ElementType.METHOD, ElementType.PARAMETER})
            @Retention(RetentionPolicy.RUNTIME) @interface Both { String[] value() default {}; }
            @Target({ElementType.METHOD, ElementType.PARAMETER, ElementType.TYPE_PARAMETER})
            @Retention(RetentionPolicy.RUNTIME) @interface Decl {}
            @Retention(RetentionPolicy.RUNTIME) @interface Anywhere {}
            """;

    @Test
    @Clause("EM-FWD-7")
    void carriesThoseOnReturnTypesAndParameters() {
        assertSame(ANNOTATIONS + """
                interface Foo { @A(1) String f(@A(2) @B(types = int.class) Object a, int b, @B @A int c); @B int n(); }
                """, """
                emissary X(Foo foo);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo {
                    private final Foo foo;
                    X(Foo foo) { this.foo = foo; }
                    public @A(1) String f(@A(2) @B(types = int.class) Object arg0, int arg1, @B @A int arg2) {
                        return foo.f(arg0, arg1, arg2);
                    }
                    public @B int n() { return foo.n(); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void carriesThoseInsideTypes() {
        assertSame(ANNOTATIONS + """
                interface Foo {
                    @A(1) List<@A(2) ? extends @A(3) Map<@B String, @A(4) int @A(5) [] @A(6) []>> f(
                            @A(7) String @A(8) [] @A(9) ... all);
                    Map.@A(10) Entry<@A(11) String, @B Integer> entry(List<@A(12) ? super @A(13) Number> l);
                }
                """, """
                emissary X(Foo foo);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo {
                    private final Foo foo;
                    X(Foo foo) { this.foo = foo; }
                    public @A(1) List<@A(2) ? extends @A(3) Map<@B String, @A(4) int @A(5) [] @A(6) []>> f(
                            @A(7) String @A(8) [] @A(9) ... arg0) {
                        return foo.f(arg0);
                    }
                    public Map.@A(10) Entry<@A(11) String, @B Integer> entry(List<@A(12) ? super @A(13) Number> arg0) {
                        return foo.entry(arg0);
                    }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void carriesThoseOnTypeParametersBoundsAndThrowsClauses() {
        assertSame(ANNOTATIONS + """
                interface Foo {
                    <@A(1) T extends @A(2) Object & @A(3) Comparable<@A(4) T>, @B U extends List<@B T>> @A(5) T f(@B U u)
                            throws @A(6) IllegalStateException, @B Error;
                }
                """, """
                emissary X(Foo foo);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo {
                    private final Foo foo;
                    X(Foo foo) { this.foo = foo; }
                    public <@A(1) T extends @A(2) Object & @A(3) Comparable<@A(4) T>, @B U extends List<@B T>> @A(5) T f(
                            @B U arg0) throws @A(6) IllegalStateException, @B Error {
                        return foo.f(arg0);
                    }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void carriesThoseThatAreDeclarationAnnotationsAsWell() {
        assertSame(ANNOTATIONS + """
                interface Foo {
                    @Both("r") String f(@Both({"p", "q"}) String a, String b);
                    @Both int[] g(List<@Both String> l);
                    @Both List<String> h(@Both String... all);
                }
                """, """
                emissary X(Foo foo);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo {
                    private final Foo foo;
                    X(Foo foo) { this.foo = foo; }
                    public @Both("r") String f(@Both({"p", "q"}) String arg0, String arg1) { return foo.f(arg0, arg1); }
                    public @Both int[] g(List<@Both String> arg0) { return foo.g(arg0); }
                    public @Both List<String> h(@Both String... arg0) { return foo.h(arg0); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void leavesDeclarationAnnotationsToTheInterface() {
        assertSame(ANNOTATIONS + """
                @FunctionalInterface interface Foo {
                    @Decl @Anywhere @SuppressWarnings("unused") String f(@Decl @Anywhere String a);
                }
                """, """
                emissary X(Foo foo);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo {
                    private final Foo foo;
                    X(Foo foo) { this.foo = foo; }
                    public String f(String arg0) { return foo.f(arg0); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void leavesDeclarationAnnotationsOfTypeParametersToTheInterface() {
        assertSame(ANNOTATIONS + """
                interface Foo { <@Decl T, @A U> T f(U u); }
                """, """
                emissary X(Foo foo);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo {
                    private final Foo foo;
                    X(Foo foo) { this.foo = foo; }
                    public <T, @A U> T f(U arg0) { return foo.f(arg0); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void leavesAnAnnotationThatIsNoTypeUseOnVoidToTheInterface() {
        assertSame(ANNOTATIONS + """
                interface Foo { @Both void f(); }
                """, """
                emissary X(Foo foo);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo {
                    private final Foo foo;
                    X(Foo foo) { this.foo = foo; }
                    public void f() { foo.f(); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void carriesRepeatedOnes() {
        assertSame(ANNOTATIONS + """
                @Target({ElementType.TYPE_USE}) @Repeatable(Many.class) @interface Some { String value(); }
                @Target({ElementType.TYPE_USE}) @interface Many { Some[] value(); }
                interface Foo { @Some("a") @Some("b") String f(List<@Some("c") @Some("d") String> l); }
                """, """
                emissary X(Foo foo);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo {
                    private final Foo foo;
                    X(Foo foo) { this.foo = foo; }
                    public @Some("a") @Some("b") String f(List<@Some("c") @Some("d") String> arg0) { return foo.f(arg0); }
                }
                """);
    }

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
    void carriesThoseOfTheMostSpecificMethodOnly() {
        assertSame(ANNOTATIONS + """
                interface Top { @A(1) Object f(@A(2) String s); default @A(3) String g() { return ""; } }
                interface Middle extends Top { @B String f(String s); }
                interface Bottom extends Middle, Top {}
                """, """
                emissary X(Bottom bottom);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Bottom {
                    private final Bottom bottom;
                    X(Bottom bottom) { this.bottom = bottom; }
                    public @B String f(String arg0) { return bottom.f(arg0); }
                    public @A(3) String g() { return bottom.g(); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void leavesThoseOnReceiversAndInBodiesToTheInterface() {
        assertSame(ANNOTATIONS + """
                interface Foo {
                    String f(@A(1) Foo this, @A(2) String s);
                    default Object g(@B Foo this) {
                        @A(3) String local = (@A(4) String) f("");
                        Runnable run = () -> { @A(5) Object o = new @A(6) Object(); if (o instanceof @A(7) List) { f(null); } };
                        try { run.run(); } catch (@A(8) RuntimeException e) { return local; }
                        return (java.util.function.Function<String, @A(9) String>) (@A(10) String s) -> s;
                    }
                }
                """, """
                emissary X(Foo foo);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo {
                    private final Foo foo;
                    X(Foo foo) { this.foo = foo; }
                    public String f(@A(2) String arg0) { return foo.f(arg0); }
                    public Object g() { return foo.g(); }
                }
                """);
    }

    @Test
    @Clause({"EM-FWD-7", "EM-FWD-5"})
    void carriesThoseOfASealedReturnTypeToTheReturnTypeOnly() {
        assertSame(ANNOTATIONS + """
                interface Foo<T> { @A(1) Foo<@A(2) T> self(@B T t); @Both Foo<T> more(); }
                """, """
                emissary X<E>(Foo<E> foo);
                """, """
                final class X<E> extends dev.emissary.lang.Emissary implements Foo<E> {
                    private final Foo<E> foo;
                    X(Foo<E> foo) { this.foo = foo; }
                    public @A(1) Foo<@A(2) E> self(@B E arg0) { Foo<E> r = foo.self(arg0); return r == foo ? this : r; }
                    public @Both Foo<E> more() { Foo<E> r = foo.more(); return r == foo ? this : r; }
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
    void doesNotSpreadThoseOfComponentTypesToForwarders() {
        assertSame(ANNOTATIONS + """
                interface Foo<T> { Foo<T> f(List<Foo<T>> l); }
                """, """
                emissary X<E>(@A(1) Foo<E> foo);
                """, """
                final class X<E> extends dev.emissary.lang.Emissary implements Foo<E> {
                    private final @A(1) Foo<E> foo;
                    X(@A(1) Foo<E> foo) { this.foo = foo; }
                    public Foo<E> f(List<Foo<E>> arg0) { Foo<E> r = foo.f(arg0); return r == foo ? this : r; }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void carriesThoseOfInterfacesFurtherDownInTheFile() {
        assertSame(ANNOTATIONS, """
                class Outer {
                    static emissary X(Outer.Foo foo);
                    interface Foo extends Later { @C(N) String f(@D String s); }
                    static final String N = "n" + 1;
                }
                interface Later { <@C(Outer.N) T extends @D Object> @D T g(List<@C("l") T> l) throws @D Exception; }
                @Target({ElementType.TYPE_USE}) @interface C { String value(); }
                @Target({ElementType.TYPE_USE, ElementType.PARAMETER, ElementType.METHOD}) @interface D {}
                """, """
                class Outer {
                    static final class X extends dev.emissary.lang.Emissary implements Outer.Foo {
                        private final Outer.Foo foo;
                        X(Outer.Foo foo) { this.foo = foo; }
                        public @C(N) String f(@D String arg0) { return foo.f(arg0); }
                        public <@C(Outer.N) T extends @D Object> @D T g(List<@C("l") T> arg0) throws @D Exception {
                            return foo.g(arg0);
                        }
                    }
                    interface Foo extends Later { @C(N) String f(@D String s); }
                    static final String N = "n" + 1;
                }
                interface Later { <@C(Outer.N) T extends @D Object> @D T g(List<@C("l") T> l) throws @D Exception; }
                @Target({ElementType.TYPE_USE}) @interface C { String value(); }
                @Target({ElementType.TYPE_USE, ElementType.PARAMETER, ElementType.METHOD}) @interface D {}
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void carriesJspecifysNullness() {
        assertSame("""
                import java.util.*;
                import org.jspecify.annotations.*;
                interface Foo<K extends @Nullable Object, V> {
                    @Nullable V get(@NonNull K key);
                    <T extends @Nullable Object> List<@Nullable T> all(T @Nullable [] ts, Map.@Nullable Entry<K, V> e);
                }
                """, """
                emissary X<K extends @Nullable Object>(Foo<K, String> foo) {
                    @Override public @Nullable String get(K key) { return foo.get(key); }
                }
                """, """
                final class X<K extends @Nullable Object> extends dev.emissary.lang.Emissary
                        implements Foo<K, String> {
                    private final Foo<K, String> foo;
                    X(Foo<K, String> foo) { this.foo = foo; }
                    @Override public @Nullable String get(K key) { return foo.get(key); }
                    public <T extends @Nullable Object> List<@Nullable T> all(
                            T @Nullable [] arg0, Map.@Nullable Entry<K, String> arg1) {
                        return foo.all(arg0, arg1);
                    }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-7")
    void carriesThoseOnInnerTypes() {
        assertSame(ANNOTATIONS + """
                class Outer<T> { class Inner<U> { class In {} } static class Nested<V> { class Deep {} } }
                interface Foo<T> {
                    @A(1) Outer<@A(2) T>.@A(3) Inner<@A(4) String>.@A(5) In @A(6) [] f(Outer.@A(7) Nested<@A(8) ?>.@A(9) Deep d);
                    Outer<String>.@Both("1") Inner<T> g();
                }
                """, """
                emissary X<E>(Foo<E> foo);
                """, """
                final class X<E> extends dev.emissary.lang.Emissary implements Foo<E> {
                    private final Foo<E> foo;
                    X(Foo<E> foo) { this.foo = foo; }
                    public @A(1) Outer<@A(2) E>.@A(3) Inner<@A(4) String>.@A(5) In @A(6) [] f(Outer.@A(7) Nested<@A(8) ?>.@A(9) Deep arg0) { return foo.f(arg0); }
                    public Outer<String>.@Both("1") Inner<E> g() { return foo.g(); }
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
                interface Sub extends Foo<String> {}
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
    void keepsThoseOfTheComponentApartFromTheSignatures() {
        assertSame(ANNOTATIONS + """
                interface Foo<T> { @Both("1") T f(@Both("2") T a, @Both("3") int... b); @Both("4") void g(@Both("5") T[] l); }
                """, """
                emissary X(@Both("6") Foo<@Both("7") String> foo);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo<@Both("7") String> {
                    private final @Both("6") Foo<@Both("7") String> foo;
                    X(@Both("6") Foo<@Both("7") String> foo) { this.foo = foo; }
                    public @Both("1") String f(@Both("2") String arg0, @Both("3") int... arg1) { return foo.f(arg0, arg1); }
                    public void g(@Both("5") String[] arg0) { foo.g(arg0); }
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
    @Clause("EM-FWD-7")
    void carriesThoseOnThrowsClausesThatAreNarrowed() {
        assertSame(ANNOTATIONS + """
                interface One { void m() throws @A(1) CloneNotSupportedException, @A(2) InterruptedException; }
                interface Two { void m() throws @A(2) InterruptedException; }
                interface All extends One, Two {}
                """, """
                emissary X(All all);
                """, """
                final class X extends dev.emissary.lang.Emissary implements All {
                    private final All all;
                    X(All all) { this.all = all; }
                    public void m() throws @A(2) InterruptedException { all.m(); }
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
