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
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of the types that a component may have (EM-DEL-6). */
class ComponentTypesTest {
    private static List<String> interfaces(Compiled compiled, String name) {
        return Arrays.stream(compiled.load(name).getGenericInterfaces())
                .map(Type::getTypeName)
                .toList();
    }

    @Test
    @Clause("EM-DEL-6")
    void wildcardDeeperInAComponentTypeIsLegal() {
        Compiled compiled = emissary().compile("""
                import java.util.*;
                emissary A(List<List<?>> c);
                emissary B(Comparable<Class<? extends Number>> c);
                """).clean();
        assertThat(interfaces(compiled, "A")).containsExactly("java.util.List<java.util.List<?>>");
    }

    @Test
    @Clause("EM-DEL-6")
    void componentTypesMayBeParameterizedAndMentionTypeParametersAndBeQualified() {
        Compiled compiled = emissary().compile("""
                import java.util.*;
                import java.util.function.Function;
                emissary A<K extends Comparable<K>, V>(Map<K, List<V>> map, java.util.concurrent.Callable<V[]> call);
                emissary B<T>(Iterable<T> i) implements Iterable<T>, Function<T, T> {
                    public T apply(T t) { return t; }
                }
                class Outer<Q> {
                    interface In<X> { void f(X x); }
                    class Inner implements In<Q> { public void f(Q q) {} }
                    static class Nested implements In<String> { public void f(String s) {} }
                }
                emissary C<T>(Outer.In<T> in);
                emissary D<T>(Outer<T>.Inner in) implements Outer.In<T>;
                emissary E(Outer.Nested in) implements Outer.In<String>;
                """).clean();
        assertThat(interfaces(compiled, "A"))
                .containsExactly("java.util.Map<K, java.util.List<V>>", "java.util.concurrent.Callable<V[]>");
        assertThat(interfaces(compiled, "B"))
                .containsExactly("java.lang.Iterable<T>", "java.util.function.Function<T, T>");
        assertThat(interfaces(compiled, "C")).containsExactly("Outer$In<T>");
        assertThat(interfaces(compiled, "D")).containsExactly("Outer$In<T>");
        assertThat(interfaces(compiled, "E")).containsExactly("Outer$In<java.lang.String>");
    }

    @Test
    @Clause("EM-DEL-6")
    void rawComponentMakesTheEmissaryImplementTheRawInterface() {
        Compiled compiled = emissary().compile("""
                import java.util.*;
                @SuppressWarnings("rawtypes") emissary A(List c);
                @SuppressWarnings("rawtypes") emissary B(List c) implements Iterable;
                @SuppressWarnings({"rawtypes", "serial"}) emissary C(ArrayList<String> c) implements Iterable;
                """).clean();
        assertThat(interfaces(compiled, "A")).containsExactly("java.util.List");
        assertThat(interfaces(compiled, "B")).containsExactly("java.util.List", "java.lang.Iterable");
        assertThat(interfaces(compiled, "C")).containsExactly("java.lang.Iterable");
    }

    @Test
    @Clause("EM-DEL-6")
    void emissaryMayHaveTheSimpleNameOfTheInterface() {
        Compiled compiled = emissary().compile("""
                package impl;
                public emissary MyComponent(api.MyComponent comp) { public MyComponent() { this(() -> "x"); } }
                """, """
                package api;
                public interface MyComponent { String name(); }
                """, """
                package impl;
                emissary List<T>(java.util.List<List<T>> list);
                """, """
                package impl;
                emissary Comparable<T extends java.lang.Comparable<T>>(java.lang.Comparable<T> comp)
                    implements java.lang.Comparable<T>;
                """).clean();
        assertThat(interfaces(compiled, "impl.MyComponent")).containsExactly("api.MyComponent");
        assertThat(interfaces(compiled, "impl.List")).containsExactly("java.util.List<impl.List<T>>");
        assertThat(interfaces(compiled, "impl.Comparable")).containsExactly("java.lang.Comparable<T>");
    }

    @Test
    @Clause("EM-DEL-6")
    void componentTypeMayBeNestedInTheEmissaryItself() {
        Compiled compiled = emissary().compile("""
                interface Foo { void f(); }
                emissary A(A.Impl impl) implements Foo { static class Impl implements Foo { public void f() {} } }
                emissary B(Impl impl) implements Foo { static class Impl implements Foo { public void f() {} } }
                emissary C<T>(Impl<T> impl) implements Comparable<T> {
                    private abstract static class Impl<X> implements Comparable<X> {}
                }
                """).clean();
        assertThat(interfaces(compiled, "A")).containsExactly("Foo");
        assertThat(interfaces(compiled, "B")).containsExactly("Foo");
        assertThat(interfaces(compiled, "C")).containsExactly("java.lang.Comparable<T>");
    }

    @Test
    @Clause("EM-DEL-6")
    void typeArgumentOfAComponentMayBeNestedInTheEmissaryItself() {
        Compiled compiled = emissary().compile("""
                import java.util.*;
                emissary A(Map<String, A.Value> map) { record Value(int x) {} }
                emissary B(Map<String, Value> map) implements Map<String, B.Value> { record Value(int x) {} }
                emissary C(Map<String, Value> map) { record Value(int x) {} }
                """).clean();
        for (String name : new String[] {"A", "B", "C"}) {
            assertThat(interfaces(compiled, name))
                    .containsExactly("java.util.Map<java.lang.String, " + name + "$Value>");
        }
    }

    @Test
    @Clause({"EM-DEL-6", "EM-FWD-1", "EM-FWD-3"})
    void rawInterfaceHasTheMethodThatItOverridesOnlyWithTypeArguments() {
        Compiled compiled = emissary().compile("""
                import java.util.function.*;
                interface Numbers<N extends Number> extends Consumer<N> { void accept(N n); }
                @SuppressWarnings("rawtypes") emissary X(Numbers n);
                """).clean();
        assertThat(compiled.classFile("X").publicMethods())
                .containsExactly(
                        "accept(Ljava/lang/Number;)V",
                        "accept(Ljava/lang/Object;)V",
                        "andThen(Ljava/util/function/Consumer;)Ljava/util/function/Consumer;");
    }

    @ParameterizedTest
    @Clause({"EM-DEL-6", "EM-FWD-3", "EM-CONF-3"})
    @ValueSource(
            strings = {"emissary X(AB ab);", "emissary X(AB ab) implements A, B;", "emissary X(AB ab) implements B, A;"
            })
    void methodThatOneInterfaceHasErasedHasTheErasedSignature(String declaration) {
        Compiled compiled = emissary().compile("""
                import java.util.*;
                interface A { void m(List<String> l); }
                @SuppressWarnings("rawtypes") interface B { void m(List l); }
                interface AB extends A, B {}
                """ + declaration).clean();
        assertThat(compiled.classFile("X").publicMethods()).containsExactly("m(Ljava/util/List;)V");
        assertThat(compiled.classFile("X").method("m", "(Ljava/util/List;)V").signature)
                .isNull();
    }

    private static final String SHOP =
            "interface Shop { void open(); interface Till { int total(); } record Shelf() implements Shop { public void open() {} } }\n";

    @ParameterizedTest
    @Clause("EM-DEL-6")
    @ValueSource(
            strings = {
                "emissary Front(Shop shop, ^Till till);",
                "emissary Front(^Shelf shelf) implements Shop;",
                "emissary Front(Shop shop, java.util.function.Supplier<java.util.List<^Till>> till);",
                "@dev.emissary.Emissary(Shop.class) record Front(Shop shop, java.util.List<^Till>[] tills) {}",
                "emissary Front(Shop shop, ^Till till); interface Till { int other(); }",
                "emissary Front(Shop shop, java.util.List<^Till> tills); interface Till { int other(); }",
                "class Outer { interface Till { int other(); } emissary Front(Shop shop, ^Till till); }",
                "interface Mall extends Shop {} emissary Front(Mall mall, ^Till till);",
            })
    void inheritedMemberTypesAreNotInScopeInTheHeader(String marked) {
        Compiled compiled = emissary().compile(SHOP + marked.replace("^", ""));
        assertThat(compiled.places())
                .containsExactly("2:" + (marked.indexOf('^') + 1) + " emissary.err.name.inherited");
    }

    @ParameterizedTest
    @Clause("EM-DEL-6")
    @ValueSource(
            strings = {
                "emissary Front(Shop shop, Shop.Till till);",
                "import java.util.*; import java.util.Map.Entry; emissary Front<K, V>(Map<K, V> map, Comparable<Entry<K, V>> e);",
                "class Outer implements Shop { public void open() {} emissary Front(Shop shop, Till till); }",
                "interface Sub extends Shop { emissary Front(Shop shop, Till till); }",
                "emissary Front<Till extends Runnable>(Shop shop, Comparable<Till> till);",
                "emissary Front(Shop shop, Comparable<Till> till) { interface Till { int own(); } }",
                "emissary Front(Shop shop) { Till till() { return null; } }",
            })
    void aNameThatMeansTheSameWithoutWhatIsInheritedIsLegal(String source) {
        String imports = source.startsWith("import")
                ? source.substring(0, source.lastIndexOf(';', source.indexOf(" emissary ")) + 1)
                : "";
        emissary()
                .compile(imports + "\n" + SHOP + source.substring(imports.length()))
                .successful();
    }
}
