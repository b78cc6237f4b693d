package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of the explicit list of delegated interfaces (EM-DEL-3 to EM-DEL-5). */
class ExplicitListTest {
    private static final String TYPES = """
            import java.util.*;
            import java.util.function.*;
            import dev.emissary.Emissary;
            interface X { void x(); }
            interface Y { void y(); }
            interface XY extends X, Y { void z(); }
            abstract class Foo implements Comparable<Foo>, X {}
            abstract class Fun<A> extends Foo implements Function<A, List<A>> {}
            abstract class Strings implements List<String>, Y {}
            """;

    private static List<String> interfaces(Compiled compiled, String name) {
        return Arrays.stream(compiled.load(name).getGenericInterfaces())
                .map(Type::getTypeName)
                .toList();
    }

    @ParameterizedTest
    @Clause("EM-DEL-3")
    @CsvSource(
            delimiter = '|',
            value = {
                "@Emissary(X.class) emissary E(XY c);                       | X",
                "@Emissary({X.class}) emissary E(XY c);                     | X",
                "@Emissary({X.class,}) emissary E(XY c);                    | X",
                "@Emissary(value = X.class) emissary E(XY c);               | X",
                "@Emissary(value = {Y.class, X.class}) emissary E(XY c);    | Y X",
                "@Emissary({Y.class, X.class}) emissary E(XY a, Foo b) { public void x() {} } | Y X",
                "@Emissary({Y.class, X.class}) emissary E(X a, Y b);        | X Y",
                "@Emissary({X.class, Comparable.class}) emissary E(Strings s, Foo f); | X java.lang.Comparable<Foo>",
                "@Emissary(XY.class) emissary E(XY c);                      | XY",
                "@Emissary({X.class, XY.class}) emissary E(XY c);           | X XY",
                "@Emissary(Comparable.class) emissary E(Foo c);             | java.lang.Comparable<Foo>",
                "@Emissary(Comparable.class) emissary E<T>(Fun<T> c);       | java.lang.Comparable<Foo>",
                "@Emissary(Function.class) emissary E<T>(Fun<T[]> c);       | java.util.function.Function<T[], java.util.List<T[]>>",
                "@Emissary(Function.class) emissary E<T, F extends Fun<T>>(F c); | java.util.function.Function<T, java.util.List<T>>",
                "@Emissary(Collection.class) emissary E(Strings c);         | java.util.Collection<java.lang.String>",
                "@Emissary(Map.class) emissary E(Properties c);             | java.util.Map<java.lang.Object, java.lang.Object>",
                "@Emissary(Iterable.class) emissary E(List<List<?>> c);     | java.lang.Iterable<java.util.List<?>>",
                "@Emissary(java.io.Serializable.class) emissary E(String s); | java.io.Serializable",
                "@Emissary() emissary E(X c);                               | X",
                "@Emissary emissary E(X c);                                 | X",
                "@Emissary(X.class) emissary E(XY c) implements RandomAccess; | X java.util.RandomAccess",
                "@Emissary(X.class) emissary E(XY c) implements Y { public void y() {} } | X Y",
                "@Emissary(X.class) emissary E(Foo c) implements Comparable<E> { public int compareTo(E e) { return 0; } } | X java.lang.Comparable<E>",
            })
    void exactlyTheListedInterfacesAreDelegated(String declaration, String interfaces) {
        Compiled compiled = emissary()
                .compile(TYPES + "@SuppressWarnings(\"serial\") " + declaration)
                .clean();
        List<String> found = interfaces(compiled, "E");
        assertThat(String.join(" ", found)).isEqualTo(interfaces);
    }

    @ParameterizedTest
    @Clause("EM-DEL-3")
    @ValueSource(
            strings = {
                "@Emissary({}) emissary E(X c);",
                "@Emissary({}) record E(X c) {}",
                "@Emissary(value = {}) emissary E(X c);",
                "@Emissary({,}) emissary E(XY c) implements Y { @Override public void x() {} }",
                "@Emissary({}) emissary E(String c, List<?> l) implements Y;",
                "@Emissary({}) record E(String c) implements Comparable<String> { public @Override int compareTo(String s) { return 0; } }",
            })
    void bracesWithNothingBetweenThemAreOneError(String declaration) {
        Compiled compiled = emissary().compile(TYPES + declaration);
        assertThat(compiled.errors()).containsExactly("X.java:10 emissary.err.list.empty");
        assertThat(compiled.diagnostics().get(0).column()).isEqualTo(declaration.indexOf('{') + 1);
    }

    @Test
    @Clause("EM-DEL-3")
    void componentThatServesNoneIsPrivateState() {
        Compiled compiled = emissary().compile("""
                import dev.emissary.Emissary;
                @Emissary(Runnable.class)
                emissary A<T>(Runnable r, int n, String[] all, T t, Comparable<?> c, AutoCloseable own, StringBuilder b) {
                    int n() { return n + all.length; }
                }
                """).clean();
        assertThat(compiled.load("A").getInterfaces()).containsExactly(Runnable.class);
        assertThat(compiled.classFile("A").publicMethods()).containsExactly("run()V");
    }

    @Test
    @Clause({"EM-DEL-3", "EM-DEL-4"})
    void implementsClauseBesideAnExplicitListIsImplementedByHand() {
        assertThat(emissary().compile("""
                import dev.emissary.Emissary;
                @Emissary(Runnable.class) record A(Thread t, AutoCloseable c) implements AutoCloseable {}
                """).errors())
                .containsExactly("A.java:2 compiler.err.does.not.override.abstract");
        Compiled compiled = emissary().compile("""
                import dev.emissary.Emissary;
                @Emissary(Runnable.class) record A(Thread t, AutoCloseable c) implements AutoCloseable {
                    public void close() {}
                }
                """).clean();
        assertThat(compiled.classFile("A").instructions("close", "()V")).containsExactly("RETURN");
    }

    @Test
    @Clause("EM-DEL-3")
    void rawComponentMakesTheEmissaryImplementTheRawInterface() {
        Compiled compiled = emissary().compile("""
                import java.util.*;
                @SuppressWarnings("rawtypes") @dev.emissary.Emissary(Iterable.class) emissary A(List c);
                @SuppressWarnings({"rawtypes", "serial"}) @dev.emissary.Emissary(Collection.class) emissary B(ArrayList c);
                """).clean();
        assertThat(interfaces(compiled, "A")).containsExactly("java.lang.Iterable");
        assertThat(interfaces(compiled, "B")).containsExactly("java.util.Collection");
    }

    @Test
    @Clause({"EM-DEL-3", "EM-DEL-5"})
    void wildcardIsOneErrorAtTheComponent() {
        Compiled compiled = emissary().compile("""
                import java.util.*;
                import dev.emissary.Emissary;
                @Emissary(Collection.class) emissary A(
                    ArrayList<? extends Number> c);
                @Emissary({Iterable.class}) emissary B(String s,
                    List<?> c);
                """);
        assertThat(compiled.errors())
                .containsExactly("A.java:4 emissary.err.wildcard", "A.java:6 emissary.err.wildcard");
        assertThat(compiled.diagnostics().get(0).text())
                .contains("java.util.Collection<? extends java.lang.Number>", "component c");
    }

    @ParameterizedTest
    @Clause("EM-DEL-5")
    @CsvSource({
        "Object.class,      not.an.interface",
        "Thread.class,      not.an.interface",
        "int.class,         not.an.interface",
        "void.class,        not.an.interface",
        "Runnable[].class,  not.an.interface",
        "int[].class,       not.an.interface",
        "En.class,          not.an.interface",
        "Override.class,    annotation.type",
        "AutoCloseable.class, interface.unserved",
        "Sub.class,         interface.unserved",
        "java.util.List.class, interface.unserved",
        "Runnable.class,    interface.repeated",
        "java.lang.Runnable.class, interface.repeated",
    })
    void mistakeInTheListIsOneErrorAtThatEntry(String entry, String key) {
        Compiled compiled = emissary().compile("""
                enum En {} interface Sub extends Runnable {}
                @dev.emissary.Emissary({Runnable.class,
                    %s}) emissary A(Runnable r, Thread t, Override o) { public void run() {} }
                """.formatted(entry));
        assertThat(compiled.errors()).containsExactly("En.java:3 emissary.err." + key);
    }

    @Test
    @Clause({"EM-DEL-3", "EM-DIAG-1"})
    void unservedInterfaceNamesTheComponents() {
        Compiled compiled =
                emissary().compile("@dev.emissary.Emissary(AutoCloseable.class) emissary A(Runnable r, Thread t);");
        assertThat(compiled.errors()).containsExactly("A.java:1 emissary.err.interface.unserved");
        assertThat(compiled.diagnostics().get(0).column()).isEqualTo(24);
        assertThat(compiled.diagnostics().get(0).text()).contains("java.lang.AutoCloseable", "r, t");
    }

    @Test
    @Clause("EM-DEL-5")
    void severalMistakesAreSeveralErrors() {
        assertThat(emissary().compile("""
                @dev.emissary.Emissary({
                    Runnable.class,
                    Object.class,
                    AutoCloseable.class,
                    Runnable.class
                }) emissary A(Runnable r);
                """).errors())
                .containsExactly(
                        "A.java:3 emissary.err.not.an.interface",
                        "A.java:4 emissary.err.interface.unserved",
                        "A.java:5 emissary.err.interface.repeated");
    }

    @Test
    @Clause("EM-DEL-5")
    void interfaceInTheListAndTheImplementsClauseIsListedTwice() {
        assertThat(emissary().compile("""
                @dev.emissary.Emissary(Runnable.class) emissary A(Runnable r) implements
                    Runnable;
                @dev.emissary.Emissary(Comparable.class) emissary B(Comparable<String> c) implements
                    Comparable<String>;
                """).errors())
                .containsExactly(
                        "A.java:2 emissary.err.interface.repeated", "A.java:4 emissary.err.interface.repeated");
    }

    @ParameterizedTest
    @Clause({"EM-DEL-3", "EM-DIAG-3"})
    @ValueSource(strings = {"\"x\"", "foo = 1", "null", "X.C", "Runnable", "1, 2", "{Runnable.class, null}", "X.c()"})
    void whatIsNoListOfClassLiteralsIsJavacsOwnError(String arguments) {
        Compiled compiled = emissary().compile("""
                class X { static final Class<?> C = Runnable.class; static Class<?> c() { return C; } }
                @dev.emissary.Emissary(%s) emissary A(Runnable r);
                """.formatted(arguments));
        assertThat(compiled.errors()).isNotEmpty().allMatch(error -> error.startsWith("X.java:2 compiler.err."));
        assertThat(compiled.errors()).hasSizeLessThan(3);
    }

    @ParameterizedTest
    @Clause({"EM-DEL-3", "EM-DIAG-3"})
    @ValueSource(
            strings = {
                "@dev.emissary.Emissary(Missing.class) emissary A(Runnable r);",
                "@dev.emissary.Emissary({Runnable.class, Missing.class}) emissary A(Runnable r);",
                "@dev.emissary.Emissary(Runnable.class) emissary A(Missing r);",
                "@dev.emissary.Emissary(Runnable.class) emissary A(Runnable r) implements Missing;",
                "@dev.emissary.Emissary(Runnable.class) emissary A(Missing m, Runnable r);",
            })
    void nameThatCannotBeResolvedIsOneError(String declaration) {
        assertThat(emissary().compile("class X {}\n" + declaration).errors())
                .singleElement()
                .asString()
                .startsWith("X.java:2 compiler.err.cant.resolve");
    }

    @Test
    @Clause("EM-DEL-3")
    void nestedGenericInterfaceMayBeListed() {
        Compiled compiled = emissary().compile("""
                import java.util.*;
                @dev.emissary.Emissary(Map.Entry.class) emissary E(Map.Entry<String, String> c);
                """).clean();
        assertThat(interfaces(compiled, "E"))
                .containsExactly("java.util.Map$Entry<java.lang.String, java.lang.String>");
    }

    @Test
    @Clause({"EM-DEL-5", "EM-DIAG-3"})
    void interfaceInTheListAndTheImplementsClauseIsListedTwiceWhateverServesIt() {
        assertThat(emissary().compile("""
                @dev.emissary.Emissary(Comparable.class) emissary E(
                    Comparable<?> c) implements
                    Comparable<E> { @Override public int compareTo(E other) { return 0; } }
                """).errors())
                .containsExactlyInAnyOrder(
                        "E.java:2 emissary.err.wildcard", "E.java:3 emissary.err.interface.repeated");
    }
}
