package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static dev.emissary.javac.testing.HandWritten.assertSame;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.ClassFile;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.tree.MethodNode;

/** Conformance tests of what the bodies of forwarders call (EM-FWD-4). */
class BodyTest {
    @Test
    @Clause("EM-FWD-4")
    void loadsTheFieldLoadsTheArgumentsInvokesReturns() {
        ClassFile x = emissary().compile("""
                interface Foo { double f(long a, Object b, double c, int d, float e, boolean z); void g(); }
                emissary X(Foo foo);
                """).clean().classFile("X");
        assertThat(x.instructions("f", "(JLjava/lang/Object;DIFZ)D"))
                .containsExactly(
                        "ALOAD 0",
                        "GETFIELD X.foo : LFoo;",
                        "LLOAD 1",
                        "ALOAD 3",
                        "DLOAD 4",
                        "ILOAD 6",
                        "FLOAD 7",
                        "ILOAD 8",
                        "INVOKEINTERFACE Foo.f (JLjava/lang/Object;DIFZ)D (itf)",
                        "DRETURN");
        assertThat(x.instructions("g", "()V"))
                .containsExactly("ALOAD 0", "GETFIELD X.foo : LFoo;", "INVOKEINTERFACE Foo.g ()V (itf)", "RETURN");
        MethodNode f = x.method("f", "(JLjava/lang/Object;DIFZ)D");
        assertThat(f.tryCatchBlocks).isEmpty();
        assertThat(f.maxLocals).isEqualTo(9);
        assertThat(f.maxStack).isEqualTo(9);
    }

    @Test
    @Clause("EM-FWD-4")
    void callsAMethodOfASuperinterfaceOnTheComponentsType() {
        ClassFile x = emissary().compile("""
                interface Top { void f(); }
                interface Foo extends Top { void g(); }
                emissary X(Foo foo);
                emissary Y(Foo foo) implements Top;
                """).clean().classFile("X");
        assertThat(x.instructions("f", "()V")).contains("INVOKEINTERFACE Foo.f ()V (itf)");
    }

    @Test
    @Clause("EM-FWD-4")
    void callsTheMethodThatTheComponentsTypeOverrides() {
        assertSame("""
                interface Top { Object f(); Top me(); }
                interface Foo extends Top { @Override String f(); @Override Foo me(); }
                """, """
                @dev.emissary.Emissary(Top.class) emissary Y(Foo foo);
                """, """
                final class Y extends dev.emissary.lang.Emissary implements Top {
                    private final Foo foo;
                    Y(Foo foo) { this.foo = foo; }
                    public Object f() { return foo.f(); }
                    public Top me() { Top r = foo.me(); return r == foo ? this : r; }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-4")
    void callsAGenericMethodOfAClassWithoutCasts() {
        assertSame("""
                import java.util.*;
                interface Foo<T> { T get(T t); <U> List<U> list(U u, T t); }
                abstract class Base<A, B extends CharSequence> implements Foo<B> {
                    @Override public B get(B b) { return b; }
                    @Override public <V> ArrayList<V> list(V v, B b) { return new ArrayList<>(); }
                }
                class Impl extends Base<Integer, String> {}
                """, """
                emissary X(Impl impl) implements Foo<String>;
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo<String> {
                    private final Impl impl;
                    X(Impl impl) { this.impl = impl; }
                    public String get(String arg0) { return impl.get(arg0); }
                    public <U> List<U> list(U arg0, String arg1) { return impl.list(arg0, arg1); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-4")
    void callsAGenericMethodOfAnInterfaceComponentBelowTheDelegatedInterface() {
        assertSame("""
                interface Foo<T> { T get(T[] t); T other(); }
                interface Mid<A extends Comparable<A>> extends Foo<A> { @Override A get(A[] a); }
                interface Low extends Mid<String> {}
                """, """
                @dev.emissary.Emissary(Foo.class) emissary X(Low low);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo<String> {
                    private final Low low;
                    X(Low low) { this.low = low; }
                    public String get(String[] arg0) { return low.get(arg0); }
                    public String other() { return low.other(); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-4")
    void callsAMethodOfAPackagePrivateSuperclassOnTheAccessibleClass() {
        Compiled compiled = emissary().compile("""
                package p;
                class Hidden { public int n() { return 1; } public Object o() { return "o"; } }
                """, """
                package p;
                public class Shown extends Hidden implements q.Foo {}
                """, """
                package q;
                public interface Foo { int n(); Object o(); }
                """, """
                package q;
                public emissary X(p.Shown shown) implements Foo {
                    static Object result() { X x = new X(new p.Shown()); return x.n() + "" + x.o(); }
                }
                """).clean();
        assertThat(compiled.classFile("q.X").instructions("n", "()I")).contains("INVOKEVIRTUAL p/Shown.n ()I");
        assertThat(compiled.run("q.X", "result")).isEqualTo("1o");
    }

    @Test
    @Clause("EM-FWD-4")
    void callsASuperclasssMethodThatAnInterfaceRefines() {
        assertSame("""
                interface Foo { Object m(); }
                interface Finer extends Foo { @Override CharSequence m(); }
                class Base { public String m() { return "base"; } }
                class Impl extends Base implements Finer {}
                """, """
                emissary X(Impl impl) implements Foo;
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo {
                    private final Impl impl;
                    X(Impl impl) { this.impl = impl; }
                    public Object m() { return impl.m(); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-4")
    void callsAnAbstractClasssRefinedInterfaceMethod() {
        assertSame("""
                interface Foo { Object m(); }
                interface Finer { String m(); }
                abstract class Base implements Foo {}
                abstract class Impl extends Base implements Finer {}
                abstract class Low extends Impl {}
                """, """
                emissary X(Low low) implements Foo;
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo {
                    private final Low low;
                    X(Low low) { this.low = low; }
                    public Object m() { return low.m(); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-4")
    void callsADefaultThatASuperclasssMethodOverrides() {
        assertSame("""
                interface Foo { default Object m() { return "default"; } default int n() { return 0; } }
                class Base { public String m() { return "base"; } }
                class Impl extends Base implements Foo {}
                """, """
                emissary X(Impl impl) implements Foo;
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo {
                    private final Impl impl;
                    X(Impl impl) { this.impl = impl; }
                    public Object m() { return impl.m(); }
                    public int n() { return impl.n(); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-4")
    void callsAMethodThatIsAlsoObjectsOwnOnAClass() {
        assertSame("""
                interface Foo { Object clone(); }
                class Impl implements Foo { @Override public Impl clone() { return this; } }
                """, """
                emissary X(Impl impl) implements Foo;
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo {
                    private final Impl impl;
                    X(Impl impl) { this.impl = impl; }
                    public Object clone() { return impl.clone(); }
                }
                """);
    }

    /** A call on the class would need a cast of each argument. */
    @Test
    @Clause("EM-FWD-4")
    void callsARawClassThroughItsInterfaceWhereItHidesTheMethod() {
        assertSame("""
                import java.util.*;
                interface Foo<T> { T m(T t, List<T> l); T n(); default void o(T t) {} }
                abstract class Base<T extends Number> implements Foo<T> { public T m(T t, List<T> l) { return t; } }
                class Impl<T extends Integer> extends Base<T> { public T n() { return null; } }
                """, """
                @SuppressWarnings("rawtypes") @dev.emissary.Emissary(Foo.class) record X(Impl impl) {}
                """, """
                @SuppressWarnings({"rawtypes", "unchecked"})
                final class X extends dev.emissary.lang.Emissary implements Foo {
                    private final Impl impl;
                    X(Impl impl) { this.impl = impl; }
                    public Object m(Object arg0, List arg1) { return ((Foo) impl).m(arg0, arg1); }
                    public Object n() { return impl.n(); }
                    public void o(Object arg0) { impl.o(arg0); }
                }
                """);
    }

    /** A call by name on the class would be ambiguous. */
    @Test
    @Clause("EM-FWD-4")
    void callsAClassThroughItsInterfaceWhereAnotherMethodHasTheSameParametersByItsTypeArguments() {
        String types = """
                interface Sink<T> { String put(T t); }
                class First<T> implements Sink<T> {
                    public String put(String s) { return "string " + s; }
                    public String put(T t) { return "any " + t; }
                }
                class Last<T> implements Sink<T> {
                    public String put(T t) { return "any " + t; }
                    public String put(String s) { return "string " + s; }
                }
                class Both extends Last<String> { @Override public String put(String s) { return "both " + s; } }
                """;
        for (String clazz : List.of("First<String>", "Last<String>", "Both")) {
            boolean ambiguous = !clazz.equals("Both");
            assertSame(types, "emissary X(" + clazz + " c) implements Sink<String>;", """
                    final class X extends dev.emissary.lang.Emissary implements Sink<String> {
                        private final CLASS c;
                        X(CLASS c) { this.c = c; }
                        public String put(String arg0) { return CALL.put(arg0); }
                    }
                    """.replace("CLASS", clazz)
                    .replace("CALL", ambiguous ? "((Sink<String>) c)" : "c"));
            Compiled compiled = emissary()
                    .compile(types + "emissary X(" + clazz + " c) implements Sink<String> {"
                            + " static String called() { return new X(new " + clazz + "()).put(\"x\"); } }");
            assertThat(compiled.successful().run("X", "called")).isEqualTo(ambiguous ? "any x" : "both x");
        }
    }

    @Test
    @Clause("EM-FWD-4")
    void callsARawClassOrInterfaceThatHidesNothing() {
        assertSame("""
                interface Foo { Object clone(); <E extends Comparable<E>> Object sum(E e); }
                interface Bar<T> extends Foo {}
                abstract class Impl<T> implements Foo {
                    @Override public Object clone() { return null; }
                    @Override public abstract <E extends Comparable<E>> String sum(E e);
                }
                interface Baz<T> { T m(T t); }
                abstract class Narrow<T extends Number> implements Baz<T> { @Override public T m(T t) { return t; } }
                """, """
                @SuppressWarnings("rawtypes") @dev.emissary.Emissary(Foo.class) record X(Bar bar) {}
                @SuppressWarnings("rawtypes") @dev.emissary.Emissary(Foo.class) record Y(Impl impl) {}
                @SuppressWarnings("rawtypes") @dev.emissary.Emissary(Baz.class) record Z(Narrow narrow) {}
                """, """
                @SuppressWarnings({"rawtypes", "unchecked"}) final class X extends dev.emissary.lang.Emissary implements Foo {
                    private final Bar bar;
                    X(Bar bar) { this.bar = bar; }
                    public Object clone() { return bar.clone(); }
                    public <E extends Comparable<E>> Object sum(E arg0) { return bar.sum(arg0); }
                }
                @SuppressWarnings({"rawtypes", "unchecked"}) final class Y extends dev.emissary.lang.Emissary implements Foo {
                    private final Impl impl;
                    Y(Impl impl) { this.impl = impl; }
                    public Object clone() { return impl.clone(); }
                    public <E extends Comparable<E>> Object sum(E arg0) { return impl.sum(arg0); }
                }
                @SuppressWarnings({"rawtypes", "unchecked"}) final class Z extends dev.emissary.lang.Emissary implements Baz {
                    private final Narrow narrow;
                    Z(Narrow narrow) { this.narrow = narrow; }
                    public Object m(Object arg0) { return narrow.m(arg0); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-4")
    void callsNestedAndGenericInnerTypes() {
        assertSame("""
                class Outer<T> {
                    interface Foo<U> { U get(); }
                    class Inner implements Foo<T> { public T get() { return null; } }
                }
                """, """
                emissary X<E>(Outer<E>.Inner inner) implements Outer.Foo<E> {}
                """, """
                final class X<E> extends dev.emissary.lang.Emissary implements Outer.Foo<E> {
                    private final Outer<E>.Inner inner;
                    X(Outer<E>.Inner inner) { this.inner = inner; }
                    public E get() { return inner.get(); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-4")
    void callsATypeVariablesSecondBoundThroughACast() {
        assertSame("""
                interface Foo { Object m(); void n(); }
                interface Bar { String m(); }
                class Base {}
                """, """
                @dev.emissary.Emissary(Foo.class) record X<T extends Base & Bar & Foo>(T t) {}
                """, """
                final class X<T extends Base & Bar & Foo> extends dev.emissary.lang.Emissary implements Foo {
                    private final T t;
                    X(T t) { this.t = t; }
                    public Object m() { return t.m(); }
                    public void n() { t.n(); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-4")
    void callsPassCapturedTypeArguments() {
        assertSame("""
                import java.util.*;
                interface Foo<T> { <U extends T> Optional<? extends U> m(List<? super U> l, Class<?>... types); }
                """, """
                emissary X<E extends Enum<E>>(Foo<Map<?, ? super E>> foo);
                """, """
                final class X<E extends Enum<E>> extends dev.emissary.lang.Emissary implements Foo<Map<?, ? super E>> {
                    private final Foo<Map<?, ? super E>> foo;
                    X(Foo<Map<?, ? super E>> foo) { this.foo = foo; }
                    public <U extends Map<?, ? super E>> Optional<? extends U> m(
                            List<? super U> arg0, Class<?>... arg1) { return foo.m(arg0, arg1); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-4")
    void manyArgumentsOfBothSlotSizes() {
        StringBuilder parameters = new StringBuilder("long a0");
        for (int i = 1; i < 127; i++) {
            parameters.append(i % 2 == 0 ? ", long a" : ", double a").append(i);
        }
        Compiled compiled = emissary().compile("""
                interface Foo { long f(%s); }
                emissary X(Foo foo);
                """.formatted(parameters)).clean();
        MethodNode method = compiled.classFile("X").node().methods.stream()
                .filter(candidate -> candidate.name.equals("f"))
                .findFirst()
                .orElseThrow();
        assertThat(method.maxLocals).isEqualTo(255);
        assertThat(compiled.classFile("X").instructions("f", method.desc)).hasSize(2 + 127 + 2);
    }
}
