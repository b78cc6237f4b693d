package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Desugared;
import dev.emissary.javac.testing.HandWritten;
import dev.emissary.javac.testing.Recorder;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of delegates that return themselves (EM-FWD-5). */
class SelfReturnTest {
    @Test
    @Clause({"EM-FWD-5", "EM-ENC-5"})
    void aDelegateThatReturnsItselfIsReplaced() throws ReflectiveOperationException {
        assertSealed("Foo");
        assertSealed("Top");
    }

    private static void assertSealed(String returned) throws ReflectiveOperationException {
        Compiled compiled = emissary().compile("""
                interface Top { int n(); }
                interface Foo extends Top { %s self(); }
                emissary X(Foo foo);
                """.formatted(returned)).clean();
        assertThat(callSelf(compiled, true)).isEqualTo("the emissary");
        assertThat(callSelf(compiled, false)).isEqualTo("the answer");
    }

    @Test
    @Clause("EM-FWD-5")
    void anotherObjectIsReturnedAsItIs() throws ReflectiveOperationException {
        Compiled compiled = emissary().compile("""
                interface Foo { Foo self(); }
                emissary X(Foo foo);
                """).clean();
        Recorder recorder = new Recorder();
        Object delegate = recorder.delegate(compiled.load("Foo"));
        Object other = new Recorder().delegate(compiled.load("Foo"));
        Object x = compiled.create("X", delegate);
        var self = compiled.load("X").getDeclaredMethod("self");
        self.setAccessible(true);
        recorder.answering(other);
        assertThat(self.invoke(x)).isSameAs(other);
        recorder.answering(delegate);
        assertThat(self.invoke(x)).isSameAs(x);
        recorder.answering(x);
        assertThat(self.invoke(x)).isSameAs(x);
        recorder.answering(null);
        assertThat(self.invoke(x)).isNull();
        assertThat(recorder.calls()).hasSize(4);
    }

    @Test
    @Clause("EM-FWD-5")
    void identityCountsNotEquality() {
        Compiled compiled = emissary().compile("""
                public interface Foo { Foo copy(); }
                """, """
                public emissary X(Foo foo) {
                    static final class All implements Foo {
                        @Override public Foo copy() { return new All(); }
                        @Override public boolean equals(Object o) { return true; }
                        @Override public int hashCode() { return 1; }
                    }
                    static Object result() { return new X(new All()).copy() instanceof All; }
                }
                """).clean();
        assertThat(compiled.run("X", "result")).isEqualTo(true);
    }

    @Test
    @Clause("EM-FWD-5")
    void whatIsErasedToObjectAndArraysAndClassesAreReturnedAsTheyAre() {
        Compiled compiled = emissary().compile("""
                interface Foo<T extends Foo<T>> {
                    Object object();
                    <U> U any(Class<U> type);
                    <U extends Object & Foo<T>> U some(Class<U> type);
                    T variable();
                    Foo<T>[] array();
                    Impl impl();
                }
                class Impl implements Foo<Impl> {
                    public Object object() { return this; }
                    public <U> U any(Class<U> type) { return type.cast(this); }
                    public <U extends Object & Foo<Impl>> U some(Class<U> type) { return type.cast(this); }
                    public Impl variable() { return this; }
                    @SuppressWarnings({"unchecked", "rawtypes"}) public Foo<Impl>[] array() { return new Foo[] {this}; }
                    public Impl impl() { return this; }
                    static Object result() {
                        Impl i = new Impl();
                        X x = new X(i);
                        return "" + (x.object() == i) + (x.any(Impl.class) == i) + (x.some(Impl.class) == i)
                                + (x.variable() == i) + (x.array()[0] == i) + (x.impl() == i);
                    }
                }
                emissary X(Impl i) implements Foo<Impl>;
                """).clean();
        assertThat(compiled.run("Impl", "result")).isEqualTo("true".repeat(6));
    }

    @Test
    @Clause({"EM-FWD-5", "EM-ENC-5"})
    void typeVariablesCountByTheirErasure() {
        Compiled compiled = emissary().compile("""
                interface B<T extends B<T>> {
                    T self();
                    B<T> me();
                    <S extends B<T>> S some();
                    <S extends B<T> & Comparable<S>> S comparable();
                    <U extends T> U bounded(U sample);
                    @SuppressWarnings("rawtypes") <S extends B> S raw();
                }
                class Q implements B<Q> {
                    public Q self() { return this; }
                    public B<Q> me() { return this; }
                    @SuppressWarnings("unchecked") public <S extends B<Q>> S some() { return (S) this; }
                    @SuppressWarnings("unchecked") public <S extends B<Q> & Comparable<S>> S comparable() {
                        return (S) (Object) this;
                    }
                    @SuppressWarnings("unchecked") public <U extends Q> U bounded(U sample) { return (U) this; }
                    @SuppressWarnings({"unchecked", "rawtypes"}) public <S extends B> S raw() { return (S) this; }
                    static Object result() {
                        Q q = new Q();
                        X<Q> x = new X<>(q);
                        B<?> some = x.some();
                        B<?> raw = x.<B<?>>raw();
                        Object comparable = x.comparable();
                        return "" + ((B<?>) x.self() == x) + (x.me() == x) + (some == x) + (raw == x) + (comparable == x)
                                + ((B<?>) x.bounded(q) == x);
                    }
                }
                emissary X<T extends B<T>>(B<T> b);
                """).clean();
        assertThat(compiled.run("Q", "result")).isEqualTo("true".repeat(6));
    }

    @Test
    @Clause({"EM-FWD-5", "EM-ENC-5"})
    void aMethodThatChoosesTheTypeArgumentIsSealed() {
        Compiled compiled = emissary().compile("""
                interface Expr<T> {
                    T value();
                    <X> Expr<X> as(Class<X> type);
                    <X extends Number> Expr<X> number(Class<X> type);
                    Expr<? extends Runnable> task();
                }
                emissary E(Expr<String> expr);
                emissary G<T>(Expr<T> expr);
                class Self implements Expr<String> {
                    public String value() { return "self"; }
                    @SuppressWarnings("unchecked") private <R> R unchecked() { return (R) this; }
                    public <X> Expr<X> as(Class<X> type) { return unchecked(); }
                    public <X extends Number> Expr<X> number(Class<X> type) { return unchecked(); }
                    public Expr<? extends Runnable> task() { return unchecked(); }
                    static Object result() {
                        E e = new E(new Self());
                        G<String> g = new G<>(new Self());
                        return "" + ((Object) e.as(Thread.class) == e) + ((Object) e.number(Long.class) == e)
                                + ((Object) e.task() == e) + ((Object) g.as(Thread.class) == g)
                                + ((Object) g.number(Long.class) == g) + ((Object) g.task() == g);
                    }
                }
                """).clean();
        assertThat(compiled.run("Self", "result")).isEqualTo("true".repeat(6));
    }

    @Test
    @Clause({"EM-FWD-5", "EM-EQ-2"})
    void theUncheckedCastIsNotInTheClassFile() {
        String types = """
                interface Expr<T> { T value(); <X> Expr<X> as(Class<X> type); <X extends Number> Expr<X> number(); <S extends Expr<T>> S self(); }
                """;
        HandWritten.assertSame(types, "emissary E(Expr<String> expr);", """
                final class E extends dev.emissary.lang.Emissary implements Expr<String> {
                    private final Expr<String> expr;
                    E(Expr<String> expr) { this.expr = expr; }
                    @Override public String value() { return expr.value(); }
                    @SuppressWarnings("unchecked") @Override public <X> Expr<X> as(Class<X> type) {
                        Expr<X> result = expr.as(type);
                        return result == expr ? (Expr<X>) this : result;
                    }
                    @SuppressWarnings("unchecked") @Override public <X extends Number> Expr<X> number() {
                        Expr<X> result = expr.<X>number();
                        return result == (Object) expr ? (Expr<X>) (Expr<?>) this : result;
                    }
                    @SuppressWarnings("unchecked") @Override public <S extends Expr<String>> S self() {
                        S result = expr.<S>self();
                        return result == expr ? (S) this : result;
                    }
                }
                """);
    }

    @ParameterizedTest
    @Clause({"EM-FWD-5", "EM-EQ-1", "EM-EQ-2"})
    @ValueSource(
            strings = {
                "emissary E(Expr<String> e);",
                "emissary E<T>(Expr<T> e);",
                "emissary E<T extends Runnable>(Expr<T> e, B.Inner i);",
                "emissary E(Impl e) implements Expr<Integer>;",
                "@SuppressWarnings(\"rawtypes\") emissary E(Expr e);",
                "emissary E<T extends B<T, T>>(B<T, T> b);",
            })
    void whatIsWrittenAsPlainJavaCompilesWithoutWarnings(String declaration, @TempDir Path directory) {
        String types = """
                interface Expr<T> {
                    <X> Expr<X> as(Class<X> type); <X extends Number> Expr<X> number(Class<X> type);
                    <S extends Expr<T>> S self(); <S extends Expr<Integer>> S integer();
                    <S extends Expr<T> & Runnable> S task(); <S extends Runnable> S other();
                    Expr<?> any(); Expr<? extends CharSequence> text(); Expr<Object> object();
                    @SuppressWarnings("rawtypes") Expr raw(); <A> A free(); Expr<T>[] array();
                }
                abstract class Impl implements Expr<Integer> {}
                interface B<T extends B<T, ?>, U> { T me(); <V extends T> V some(V v); B<T, T> both(); interface Inner {} }
                """;
        Desugared desugared = Desugared.of(List.of(types + declaration), directory);
        assertThat(desugared.emissaries().diagnostics()).isEmpty();
        assertThat(desugared.complaint()).isEmpty();
    }

    @Test
    @Clause("EM-FWD-5")
    void aTypeVariableOfTheInterfaceIsReplacedWhereItIsAnInterfaceOfTheEmissary() {
        Compiled compiled = emissary().compile("""
                interface B<T> { T self(); }
                interface Q extends B<Q> {}
                emissary X(Q q) {
                    static Object result() {
                        Q q = new Q() { public Q self() { return this; } };
                        X x = new X(q);
                        B<Q> b = x;
                        return (x.self() == x) + " " + (b.self() == x);
                    }
                }
                """).clean();
        assertThat(compiled.run("X", "result")).isEqualTo("true true");
    }

    @Test
    @Clause("EM-FWD-5")
    void typeArgumentsDoNotCount() {
        Compiled compiled = emissary().compile("""
                import java.util.*;
                interface Seq<E> {
                    Seq<?> any(); Seq<? super E> sup(); Seq<? extends Comparable<?>> comparable();
                    Seq<Object> objects(); @SuppressWarnings("rawtypes") Seq raw();
                }
                emissary X(Seq<String> seq) {
                    @SuppressWarnings({"unchecked", "rawtypes"}) static Object result() {
                        class Impl implements Seq<String> {
                            public Seq any() { return this; } public Seq sup() { return this; }
                            public Seq comparable() { return this; } public Seq objects() { return this; }
                            public Seq raw() { return this; }
                        }
                        X x = new X(new Impl());
                        return "" + (x.any() == (Object) x) + (x.sup() == x) + (x.comparable() == x)
                            + ((Object) x.objects() == x) + (x.raw() == x);
                    }
                }
                """).clean();
        assertThat(compiled.run("X", "result")).isEqualTo("true".repeat(5));
    }

    @Test
    @Clause({"EM-FWD-5", "EM-ENC-5"})
    void appendableAndCharSequence() {
        Compiled compiled = emissary().compile("""
                import dev.emissary.Emissary;
                public @Emissary(Appendable.class) record X(StringBuilder builder) {
                    @Emissary(CharSequence.class) record Text(String s) {}
                    static Object result() throws Exception {
                        X x = new X(new StringBuilder());
                        Text text = new Text("text");
                        CharSequence part = text.subSequence(1, 2);
                        return (x.append("a") == x) + " " + (x.append('b').append("abc", 2, 3) == x) + " "
                            + (text.subSequence(0, 4) == text) + " " + part + " " + x.builder;
                    }
                }
                """).clean();
        assertThat(compiled.run("X", "result")).isEqualTo("true true true e abc");
    }

    @Test
    @Clause("EM-FWD-5")
    void onlyTheDelegateThatIsCalledIsReplaced() {
        Compiled compiled = emissary().compile("""
                interface Foo { Foo foo(); Bar bar(); }
                interface Bar { Bar self(); }
                emissary X(Foo foo, Bar bar) {
                    static Object result() {
                        class Both implements Foo, Bar {
                            Bar bar;
                            public Foo foo() { return this; }
                            public Bar bar() { return bar; }
                            public Bar self() { return this; }
                        }
                        Both one = new Both();
                        Both two = new Both();
                        X x = new X(one, two);
                        one.bar = one;
                        boolean sealed = x.bar() == x;
                        one.bar = two;
                        return sealed + " " + (x.bar() == two) + " " + (x.self() == x) + " " + (x.foo() == x);
                    }
                }
                """).clean();
        assertThat(compiled.run("X", "result")).isEqualTo("true true true true");
    }

    @Test
    @Clause("EM-FWD-5")
    void anInterfaceThatOnlyTheEmissaryImplementsCounts() {
        Compiled compiled = emissary().compile("""
                interface Foo { Bar bar(); AutoCloseable close(int i); }
                interface Bar {}
                emissary X(Foo foo) implements Bar, AutoCloseable {
                    @Override public void close() {}
                    static Object result() {
                        class Both implements Foo, Bar, AutoCloseable {
                            public Bar bar() { return this; }
                            public AutoCloseable close(int i) { return this; }
                            public void close() {}
                        }
                        X x = new X(new Both());
                        return (x.bar() == x) + " " + (x.close(1) == x);
                    }
                }
                """).clean();
        assertThat(compiled.run("X", "result")).isEqualTo("true true");
    }

    @Test
    @Clause("EM-FWD-5")
    void aFinalClassThatIsNoSubtypeOfTheReturnTypeCannotReturnItself() {
        Compiled compiled = emissary().compile("""
                interface Foo { Bar bar(); }
                interface Bar { int n(); }
                final class Impl implements Foo { public Bar bar() { return () -> 3; } }
                emissary X(Impl impl) implements Foo, Bar {
                    @Override public int n() { return 4; }
                    static Object result() { return new X(new Impl()).bar().n(); }
                }
                """).clean();
        assertThat(compiled.run("X", "result")).isEqualTo(3);
    }

    @Test
    @Clause("EM-FWD-5")
    void streamsAndIteratorsOfTheLibrary() {
        Compiled compiled = emissary().compile("""
                import java.util.stream.*;
                public emissary X<T>(Stream<T> stream) {
                    static Object result() {
                        Stream<String> stream = Stream.of("b", "a");
                        X<String> x = new X<>(stream);
                        Stream<String> closing = x.onClose(() -> {});
                        return (closing == x) + " " + (x.sequential() == x) + " " + (x.parallel() == x)
                            + " " + x.sorted().collect(Collectors.joining());
                    }
                }
                """).clean();
        assertThat(compiled.run("X", "result")).isEqualTo("true true true ab");
    }

    @Test
    @Clause({"EM-FWD-5", "EM-FWD-4"})
    void otherReturnTypesHaveNoComparison() {
        Compiled compiled = emissary().compile("""
                interface Foo { Object o(); Foo f(); int i(); }
                emissary X(Foo foo);
                """).clean();
        assertThat(compiled.classFile("X").instructions("o", "()Ljava/lang/Object;"))
                .containsExactly(
                        "ALOAD 0",
                        "GETFIELD X.foo : LFoo;",
                        "INVOKEINTERFACE Foo.o ()Ljava/lang/Object; (itf)",
                        "ARETURN");
        assertThat(compiled.classFile("X").instructions("f", "()LFoo;")).anyMatch(line -> line.startsWith("IF_ACMP"));
    }

    /** Calls {@code self} on an emissary whose delegate answers with itself, or with another object. */
    private static String callSelf(Compiled compiled, boolean itself) throws ReflectiveOperationException {
        Recorder recorder = new Recorder();
        Object delegate = recorder.delegate(compiled.load("Foo"));
        Object other = new Recorder().delegate(compiled.load("Foo"));
        recorder.answering(itself ? delegate : other);
        Object x = compiled.create("X", delegate);
        var self = compiled.load("X").getDeclaredMethod("self");
        self.setAccessible(true);
        Object result = self.invoke(x);
        return result == x ? "the emissary" : List.of(delegate).contains(result) ? "the delegate" : "the answer";
    }
}
