package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.HandWritten.assertSame;

import dev.emissary.javac.testing.Clause;
import org.junit.jupiter.api.Test;

/** Conformance tests of the annotations that a forwarder has (EM-FWD-7, EM-FWD-3). */
class SignatureAnnotationsTest {
    static final String ANNOTATIONS = """
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
}
