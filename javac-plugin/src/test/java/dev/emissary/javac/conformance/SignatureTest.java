package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Separately;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Conformance tests of the signatures of forwarders, and of the lint that they never give (EM-FWD-3). */
class SignatureTest {
    @Test
    @Clause("EM-FWD-3")
    void genericSignaturesAreThoseOfTheParameterizedInterface() {
        Compiled compiled = emissary().compile("""
                import java.util.*;
                interface Foo<T extends Number, X extends Exception> {
                    <U extends T, L extends List<? extends Comparable<? super U>>> Map<T[], ? super L> m(
                            U u, L[] ls, Class<? extends X>[] types) throws X;
                }
                emissary E<N extends Number & Comparable<N>>(Foo<N, java.io.IOException> foo);
                """).clean();
        assertThat(method(compiled.load("E"), "m").toGenericString())
                .isEqualTo("public <U extends N,L extends java.util.List<? extends java.lang.Comparable<? super U>>> "
                        + "java.util.Map<N[], ? super L> E.m(U,L[],java.lang.Class<? extends java.io.IOException>[]) "
                        + "throws java.io.IOException");
    }

    @Test
    @Clause("EM-FWD-3")
    void varargsStayVarargs() {
        Compiled compiled = emissary().compile("""
                @SuppressWarnings("unchecked") interface Foo<T> { T[] m(String s, T... ts); void n(int... is); void o(T[] ts); }
                emissary X<E>(Foo<E> foo) {
                    @SuppressWarnings("unchecked") static void use(X<String> x) { x.m("s", "t", "u"); x.n(); x.n(1, 2); }
                }
                """).clean();
        assertThat(method(compiled.load("X"), "m").isVarArgs()).isTrue();
        assertThat(method(compiled.load("X"), "n").isVarArgs()).isTrue();
        assertThat(method(compiled.load("X"), "o").isVarArgs()).isFalse();
    }

    @Test
    @Clause("EM-FWD-3")
    void callersSeeTheSubstitutedTypesAndExceptions() {
        Compiled compiled = emissary().compile("""
                interface Task<V, X extends Exception> { V call() throws X; }
                """, """
                public emissary Logged<V>(Task<V, RuntimeException> task) {
                    static Object result() {
                        String s = new Logged<>(() -> "done").call();
                        return s;
                    }
                }
                """).successful();
        assertThat(compiled.run("Logged", "result")).isEqualTo("done");
        assertThat(emissary().compile("""
                        interface Task { void call() throws Exception; }
                        emissary X(Task task) { static void use(X x) { x.call(); } }
                        """).errors())
                .containsExactly("Task.java:2 compiler.err.unreported.exception.need.to.catch.or.throw");
    }

    @Test
    @Clause("EM-FWD-3")
    void throwsClausesAreThoseThatEveryDeclarationAllows() {
        Compiled compiled = emissary().compile("""
                import java.io.*;
                interface One { void a() throws IOException; void b() throws IOException, InterruptedException; void c(); }
                interface Two { void a() throws FileNotFoundException, EOFException; void b() throws ReflectiveOperationException; void c() throws Exception; }
                interface All extends One, Two {}
                emissary X(All all);
                """).clean();
        assertThat(method(compiled.load("X"), "a").getExceptionTypes())
                .containsExactlyInAnyOrder(java.io.FileNotFoundException.class, java.io.EOFException.class);
        assertThat(method(compiled.load("X"), "b").getExceptionTypes()).isEmpty();
        assertThat(method(compiled.load("X"), "c").getExceptionTypes()).isEmpty();
    }

    @Test
    @Clause("EM-FWD-3")
    void deprecationIsCarriedOver() throws NoSuchMethodException {
        String foo = """
                public interface Foo {
                    @Deprecated void a();
                    @Deprecated(since = "3", forRemoval = false) default int b() { return 1; }
                    void c();
                }
                """;
        Compiled types = emissary().compile(foo).clean();
        Compiled fromClassFile = Separately.compile(emissary(), types, "public emissary X(Foo foo);")
                .clean();
        Compiled fromSource =
                emissary().compile("public emissary X(Foo foo);", foo).clean();
        assertThat(fromClassFile.bytes("X")).isEqualTo(fromSource.bytes("X"));
        Class<?> type = fromSource.load("X");
        assertThat(type.getMethod("a").getAnnotation(Deprecated.class).since()).isEmpty();
        assertThat(type.getMethod("b").getAnnotation(Deprecated.class).since()).isEqualTo("3");
        assertThat(type.getMethod("c").getAnnotations()).isEmpty();
    }

    @Test
    @Clause("EM-FWD-3")
    void callersOfADeprecatedForwarderAreWarned() {
        Compiled compiled = emissary().compile("""
                interface Foo { @Deprecated void a(); }
                """, """
                emissary X(Foo foo);
                """, """
                class User { void use(X x) { x.a(); } }
                """).successful();
        assertThat(compiled.diagnostics())
                .extracting(Compiled.Message::at)
                .containsExactly("User.java:1 compiler.warn.has.been.deprecated");
    }

    @Test
    @Clause("EM-FWD-3")
    void forwardersOfMethodsDeprecatedForRemovalGiveNoWarning() {
        String foo = """
                public interface Foo {
                    @Deprecated(forRemoval = true) void a();
                    @Deprecated(forRemoval = true) default int b() { return 1; }
                }
                """;
        emissary().compile(foo, "public emissary X(Foo foo);").clean();
        Separately.compile(emissary(), emissary().compile(foo).clean(), "public emissary X(Foo foo);")
                .clean();
    }

    @Test
    @Clause("EM-FWD-3")
    void forwardersThatMentionDeprecatedTypesGiveNoWarning() {
        Compiled types = emissary().compile("""
                @Deprecated public class Old {}
                """, """
                @Deprecated(forRemoval = true) public class Older extends Exception { private static final long serialVersionUID = 1; }
                """, """
                @SuppressWarnings({"deprecation", "removal"})
                public interface Foo { Old a(Old old) throws Older; <T extends Old> T b(java.util.List<Older[]> l); }
                """).successful();
        Separately.compile(emissary(), types, "public emissary X(Foo foo);").clean();
    }

    @Test
    @Clause("EM-FWD-3")
    void forwardersWithRawTypesGiveNoWarning() {
        Compiled types = emissary().compile("""
                import java.util.*;
                @SuppressWarnings("rawtypes")
                public interface Foo { List a(Map.Entry e, List<Class> l); <T extends Comparable> T b(T t); }
                """).successful();
        Separately.compile(emissary(), types, "public emissary X(Foo foo);").clean();
    }

    @Test
    @Clause("EM-FWD-3")
    void forwardersWithAmbiguousOverloadsGiveNoWarning() {
        Compiled types = emissary().compile("""
                import java.util.concurrent.*;
                import java.util.function.*;
                @SuppressWarnings("overloads")
                public interface Foo {
                    void run(Runnable r); Object run(Callable<?> c);
                    void test(Predicate<String> p); void test(Function<String, Boolean> f);
                }
                """).successful();
        Separately.compile(emissary(), types, "public emissary X(Foo foo);").clean();
    }

    @Test
    @Clause("EM-FWD-3")
    void forwardersThatMayBeInterruptedWhenClosingGiveNoWarning() {
        emissary().compile("""
                public emissary X(AutoCloseable closeable);
                """).clean();
    }

    @Test
    @Clause("EM-FWD-3")
    void forwardersOfLibraryInterfacesGiveNoWarning() {
        emissary().compile("""
                import java.sql.*;
                import java.util.*;
                import java.util.concurrent.*;
                class All {
                    emissary A(ResultSet r);
                    emissary B(CallableStatement c);
                    emissary C<T>(List<T> l);
                    emissary D<K, V>(ConcurrentNavigableMap<K, V> m);
                    emissary E(ScheduledExecutorService s);
                    emissary F(javax.management.openmbean.CompositeData d);
                }
                """).clean();
    }

    @Test
    @Clause("EM-FWD-3")
    void parameterNamesDoNotComeFromTheInterface() {
        Compiled compiled = emissary().withOptions("-parameters").compile("""
                interface Foo { void m(String first, int second); }
                emissary X(Foo foo);
                """).clean();
        assertThat(Stream.of(method(compiled.load("X"), "m").getParameters()).map(Parameter::getName))
                .containsExactly("arg0", "arg1");
        assertThat(Arrays.stream(compiled.load("X").getDeclaredConstructors()[0].getParameters())
                        .map(Parameter::getName))
                .containsExactly("foo");
    }

    @Test
    @Clause("EM-FWD-3")
    void forwardersOfVarargsThatOverrideArraysGiveNoWarning() {
        Compiled types = emissary().compile("""
                public interface Top { void m(String[] s); void n(String... s); }
                """, """
                @SuppressWarnings("all") public interface Foo extends Top { void m(String... s); void n(String[] s); }
                """).successful();
        Separately.compile(emissary(), types, "public emissary X(Foo foo);").clean();
    }

    @Test
    @Clause("EM-FWD-3")
    void forwardersWithUncheckedReturnTypesGiveNoWarning() {
        emissary().compile("""
                import java.util.*;
                interface One { <T> List<T> m(List<T> l, String s); }
                @SuppressWarnings({"rawtypes", "unchecked"}) interface Two extends One { ArrayList m(List l, String s); }
                emissary X(Two two);
                """).clean();
    }

    private static Method method(Class<?> type, String name) {
        return Stream.of(type.getDeclaredMethods())
                .filter(method -> method.getName().equals(name) && !method.isBridge())
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Clause("EM-FWD-3")
    void forwardersThatTakeBackADeprecationAsTheInterfaceDoesGiveNoWarning() {
        Compiled types = emissary().compile("""
                public interface Top { @Deprecated void a(); @Deprecated(forRemoval = true) void b(); }
                """, """
                @SuppressWarnings({"deprecation", "removal"})
                public interface Foo extends Top { void a(); void b(); }
                """).successful();
        Compiled compiled = Separately.compile(emissary(), types, "public emissary X(Foo foo);")
                .clean();
        assertThat(compiled.classFile("X").method("a", "()V").visibleAnnotations)
                .isNull();
    }

    @Test
    @Clause("EM-FWD-3")
    void forwardersOfARawInterfaceThatOverridesAGenericMethodGiveNoWarning() {
        Compiled types = emissary().compile("""
                import java.util.*;
                public interface Top { <X extends Exception> void a(Class<X> c) throws X; List<String> b(); }
                """, """
                import java.util.*;
                public interface Foo<T> extends Top { <X extends Exception> void a(Class<X> c) throws X; List<String> b(); }
                """).successful();
        Separately.compile(emissary(), types, "@SuppressWarnings(\"rawtypes\") public emissary X(Foo foo);")
                .clean();
    }

    @Test
    @Clause({"EM-FWD-3", "EM-CONF-3"})
    void deprecationIsThatOfTheMostSpecificDeclaration() throws NoSuchMethodException {
        Compiled compiled = emissary().compile("""
                interface Top { Object a(); @Deprecated Object b(); }
                @SuppressWarnings("deprecation") interface Foo extends Top { @Deprecated Object a(); Object b(); }
                @SuppressWarnings("deprecation") emissary X(Foo foo) implements Top, Foo;
                """).clean();
        assertThat(compiled.load("X").getMethod("a").isAnnotationPresent(Deprecated.class))
                .isTrue();
        assertThat(compiled.load("X").getMethod("b").isAnnotationPresent(Deprecated.class))
                .isFalse();
    }

    @Test
    @Clause({"EM-FWD-3", "EM-CONF-3"})
    void forwardersOfVarargsOfOneInterfaceAndAnArrayOfAnotherGiveNoWarning() {
        emissary().compile("""
                interface One { void m(String... s); }
                interface Two { void m(String[] s); }
                @SuppressWarnings("overrides") abstract class Both implements One, Two {}
                emissary X(Both both) implements One, Two;
                emissary Y(Both both) implements Two, One;
                """).clean();
    }

    /** Since JDK 21, javac looks for overloads that a lambda cannot tell apart in a class as a whole. */
    @Test
    @Clause({"EM-FWD-3", "EM-EQ-1"})
    void forwardersOfOverloadsThatALambdaCannotTellApartDoNotWarn() {
        emissary().compile("""
                import java.util.function.*;
                @SuppressWarnings("overloads") interface Foo<K> {
                    void f(IntFunction<String> f); void f(DoubleFunction<String> f);
                    void g(K k, Function<K, K> f); void g(K k, ToIntFunction<K> f);
                }
                emissary X<K>(Foo<K> foo);
                """).clean();
    }
}
