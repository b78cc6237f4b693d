/* Conformance tests of delegates that return themselves (EM-FWD-5). */
package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Recorder;
import java.util.List;
import org.junit.jupiter.api.Test;

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
    void objectAndTypeVariablesAndArraysAndClassesAreReturnedAsTheyAre() {
        Compiled compiled = emissary().compile("""
                interface Foo<T extends Foo<T>> {
                    Object object();
                    <U> U any(Class<U> type);
                    <U extends Foo<T>> U some(Class<U> type);
                    T variable();
                    Foo<T>[] array();
                    Impl impl();
                }
                class Impl implements Foo<Impl> {
                    public Object object() { return this; }
                    public <U> U any(Class<U> type) { return type.cast(this); }
                    public <U extends Foo<Impl>> U some(Class<U> type) { return type.cast(this); }
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
    @Clause("EM-FWD-5")
    void aTypeVariableOfTheEmissaryIsReturnedAsItIs() {
        Compiled compiled = emissary().compile("""
                interface B<T extends B<T>> { T self(); B<T> me(); }
                class Q implements B<Q> {
                    public Q self() { return this; }
                    public B<Q> me() { return this; }
                    static Object result() {
                        Q q = new Q();
                        X<Q> x = new X<>(q);
                        return (x.self() == q) + " " + (x.me() == x);
                    }
                }
                emissary X<T extends B<T>>(B<T> b);
                """).clean();
        assertThat(compiled.run("Q", "result")).isEqualTo("true true");
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
    void onlyTypeArgumentsThatTheEmissaryHasCount() {
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
        assertThat(compiled.run("X", "result")).isEqualTo("truetruetruefalsetrue");
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
