package dev.emissary.javac.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Desugared;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Conformance tests of the calls that desugar=DIR writes: of generic methods with the same type arguments (EM-EQ-1).
 */
class DesugaredCallsTest {
    @TempDir
    private Path directory;

    @ParameterizedTest
    @Clause({"EM-EQ-1", "EM-EQ-2"})
    @CsvSource(
            delimiter = '|',
            value = {
                "<U> U m(U u);                                                  | foo.m(u)",
                "<U> U[] m(U... us);                                            | foo.m(us)",
                "<U> void m(Map<String, List<U[]>> l, Class<? super U> c);      | foo.m(l, c)",
                "<U extends Comparable<U>> U m(Collection<U> us);               | foo.m(us)",
                "<U extends Comparable<U>> U m(List<? super U> l);              | foo.<U>m(l)",
                "<U, V extends U> U m(V v);                                     | foo.<U, V>m(v)",
                "<U> U m();                                                     | foo.<U>m()",
                "<U> List<? extends U> m(Set<? super U> s);                     | foo.<U>m(s)",
                "<X extends Exception> void m(Class<? extends X> c) throws X;   | foo.<X>m(c)",
                "<E extends Enum<E>> E m(Map<? super E, ?> m);                  | foo.<E>m(m)",
                "<U extends List<? extends U>> List<U> m(Set<? super U> s);     | foo.<U>m(s)",
                "<U, V extends Set<U>> Map<U, V> m(Set<? super U> s, Set<V> v); | foo.<U, V>m(s, v)",
            })
    void haveTypeArgumentsUnlessTheyAreCertainToBeInferred(String method, String call) {
        Desugared desugared = Desugared.of(List.of("""
                        import java.util.*;
                        interface Foo { @SuppressWarnings("unchecked") %s }
                        """.formatted(method) + "emissary X(Foo foo);"), directory);
        assertThat(desugared.complaint()).isEmpty();
        assertThat(String.join("", desugared.plain().values())).contains(call);
    }

    @Test
    @Clause({"EM-EQ-1", "EM-FWD-4"})
    void areOnTheInterfaceWhereTheyAreAmbiguousOnTheClass() {
        Desugared desugared = Desugared.of(List.of("""
                        interface Sink<T> { void put(T t); }
                        class Last<T> implements Sink<T> { public void put(T t) {} public void put(String s) {} }
                        emissary X(Last<String> c) implements Sink<String>;
                        """), directory);
        assertThat(desugared.complaint()).isEmpty();
        assertThat(String.join("", desugared.plain().values())).contains("((Sink<String>) c).put(");
    }

    /** The method of a class can have other type parameters than that of the interface, or none. */
    @ParameterizedTest
    @Clause({"EM-EQ-1", "EM-EQ-2"})
    @ValueSource(
            strings = {
                "class C implements Foo { public <B extends Comparable<B>> B m(List<? super B> l) { return null; } }",
                "@SuppressWarnings(\"all\") class C implements Foo { public Comparable m(List l) { return null; } }",
                "class C implements Foo { public <T extends Comparable<T>> T m(List<? super T> l) { return null; } "
                        + "<T> T m(Object o) { return null; } void m(String s) {} }",
            })
    void areThoseOfTheMethodThatIsCalled(String type) {
        Desugared desugared = Desugared.of(List.of("""
                        import java.util.*;
                        interface Foo { <U extends Comparable<U>> U m(List<? super U> l); }
                        """ + type + " emissary X(C c) implements Foo;"), directory);
        assertThat(desugared.complaint()).isEmpty();
    }
}
