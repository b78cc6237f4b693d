package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static dev.emissary.javac.testing.HandWritten.assertSame;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Interfaces that inherit one method twice, of which only the one's parameters or the one's result override both. */
class OverriddenByErasureTest {
    @ParameterizedTest
    @ValueSource(strings = {"Typed<K>, Untyped", "Untyped, Typed<K>"})
    @Clause("EM-FWD-3")
    void theMostSpecificResultIsThatWithoutAnUncheckedConversion(String superinterfaces) {
        assertSame("""
                interface Typed<K> { K get(); java.util.List<K> all(); }
                interface Untyped { Object get(); java.util.Collection<?> all(); }
                interface Both<K> extends %s {}
                """.formatted(superinterfaces), "emissary X<K>(Both<K> both);", """
                final class X<K> extends dev.emissary.lang.Emissary implements Both<K> {
                    private final Both<K> both;
                    X(Both<K> both) { this.both = both; }
                    public K get() { return both.get(); }
                    public java.util.List<K> all() { return both.all(); }
                }
                """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ByKey<K, V>, java.util.Map<K, V>", "java.util.Map<K, V>, ByKey<K, V>"})
    @Clause("EM-FWD-3")
    void anErasedParameterOverridesATypeVariable(String superinterfaces) {
        Compiled compiled =
                emissary().compile("""
                        interface ByKey<K, V> { V get(K key); V remove(K key); }
                        """, """
                        interface Cache<K, V> extends %s { @Override V remove(Object key); }
                        """.formatted(superinterfaces), """
                        emissary X<K, V>(Cache<K, V> cache) {
                            static String use(X<Integer, String> x) { return x.get(1) + x.get("any") + x.remove(1); }
                        }
                        """).clean();

        assertThat(compiled.classFile("X").publicMethods())
                .contains("get(Ljava/lang/Object;)Ljava/lang/Object;", "remove(Ljava/lang/Object;)Ljava/lang/Object;");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Typed, Raw", "Raw, Typed"})
    @Clause("EM-FWD-3")
    void parametersMayComeFromOneMethodAndTheResultFromAnother(String superinterfaces) {
        String types = """
                import java.util.List;
                @SuppressWarnings("rawtypes") interface Raw { Object find(Class... types); Object map(List list); }
                interface Typed {
                    @SuppressWarnings("unchecked") String find(Class<?>... types);
                    <T> String map(List<T> list);
                }
                @SuppressWarnings("unchecked") interface Both extends %s {}
                """.formatted(superinterfaces);
        assertSame(types, "emissary X(Both both);", """
                @SuppressWarnings({"rawtypes", "unchecked"})
                final class X extends dev.emissary.lang.Emissary implements Both {
                    private final Both both;
                    X(Both both) { this.both = both; }
                    public String find(Class... types) { return both.find(types); }
                    public String map(List list) { return both.map(list); }
                }
                """);
    }

    @Test
    @Clause("EM-FWD-3")
    void whatAMethodThrowsByATypeVariableItsErasureThrowsErased() {
        assertSame("""
                interface Top<T> { <E extends Exception> void run(Class<E> c) throws E; }
                interface Foo extends Top<Long> { <X extends Exception> void run(Class<X> c) throws X; }
                interface Below<T> extends Foo {}
                """, "@SuppressWarnings(\"rawtypes\") emissary X(Below below);", """
                @SuppressWarnings({"rawtypes", "unchecked"})
                final class X extends dev.emissary.lang.Emissary implements Below {
                    private final Below below;
                    X(Below below) { this.below = below; }
                    public void run(Class c) throws Exception { below.run(c); }
                }
                """);
    }
}
