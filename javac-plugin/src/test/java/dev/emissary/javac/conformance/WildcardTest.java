package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import java.lang.reflect.Type;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conformance tests of component types whose wildcards leave open what is to be implemented (EM-DEL-2, EM-DEL-3). */
class WildcardTest {
    private static final String TYPES = """
            import dev.emissary.Emissary;
            import java.util.*;
            interface I<T> { T get(); void put(T t); }
            interface N { void n(); }
            abstract class Cell<T> implements I<List<T>>, N {}
            abstract class Arrays_<T> implements I<T[]> {}
            abstract class Num<T extends Number> implements I<T>, N {}
            abstract class Fixed implements I<List<? extends Number>> {}
            abstract class Outer<T> {
                abstract class Flat implements I<T> {}
                abstract class Deep implements I<List<T>> {}
                abstract class Own implements I<Outer<T>.Flat> {}
            }
            """;

    @ParameterizedTest
    @Clause({"EM-DEL-2", "EM-DEL-3"})
    @CsvSource(
            delimiter = '|',
            value = {
                "@Emissary(I.class) record E(Cell<? extends Number> c) {}                              | wildcard.inherited",
                "@Emissary(I.class) emissary E(Cell<?> c);                                             | wildcard.inherited",
                "@Emissary(I.class) emissary E(Arrays_<?> c);                                          | wildcard.inherited",
                "@Emissary(I.class) emissary E(Arrays_<? super Integer> c);                            | wildcard.inherited",
                "@Emissary(I.class) emissary E(Num<?> c);                                              | wildcard",
                "@Emissary(I.class) emissary E(Outer<?>.Flat c);                                       | wildcard",
                "@Emissary(I.class) emissary E(Outer<? extends Number>.Deep c);                        | wildcard.inherited",
                "@Emissary(I.class) emissary E(Outer<?>.Own c);                                        | wildcard.inherited",
                "@Emissary(I.class) emissary E<V extends Cell<? extends Number>>(V c);                 | wildcard.inherited",
                "@Emissary(I.class) emissary E<V extends Cell<? extends Number> & Runnable>(V c);      | wildcard.inherited",
                "@Emissary(I.class) emissary E<W extends Cell<?>, V extends W>(V c);                   | wildcard.inherited",
                "@Emissary(I.class) emissary E<V extends I<?>>(V c);                                   | wildcard",
                "emissary E(Cell<? extends Number> c) implements I<List<? extends Number>>;            | wildcard.inherited",
                "emissary E(Num<?> c) implements I<Number>;                                            | wildcard",
                "emissary E<V extends Cell<? extends Number>>(V c) implements I<List<? extends Number>>; | wildcard.inherited",
                "emissary E<W extends Cell<?>, V extends W>(V c) implements I<List<?>>;                | wildcard.inherited",
                "emissary E(I<?> c);                                                                   | wildcard",
            })
    void wildcardOnWhichTheInterfaceDependsIsOneError(String declaration, String key) {
        assertThat(emissary().compile(TYPES + declaration).errors())
                .containsExactly("I.java:" + (TYPES.lines().count() + 1) + " emissary.err." + key);
    }

    @ParameterizedTest
    @Clause({"EM-DEL-2", "EM-DEL-3"})
    @CsvSource(
            delimiter = '|',
            value = {
                "@Emissary(I.class) emissary E(Fixed c);                         | I<java.util.List<? extends java.lang.Number>>",
                "emissary E(Fixed c) implements I<List<? extends Number>>;       | I<java.util.List<? extends java.lang.Number>>",
                "emissary E<V extends Fixed>(V c) implements I<List<? extends Number>>; | I<java.util.List<? extends java.lang.Number>>",
                "@Emissary(I.class) emissary E(Cell<List<?>> c);                 | I<java.util.List<java.util.List<?>>>",
                "emissary E(Cell<List<?>> c) implements I<List<List<?>>>;        | I<java.util.List<java.util.List<?>>>",
                "@Emissary(I.class) emissary E(Arrays_<List<?>[]> c);            | I<java.util.List<?>[][]>",
                "@Emissary(I.class) emissary E<T>(Cell<T> c);                    | I<java.util.List<T>>",
                "@Emissary(I.class) emissary E<T extends Number>(Outer<T>.Deep c); | I<java.util.List<T>>",
                "@Emissary(N.class) emissary E(Cell<?> c);                       | N",
                "emissary E(Num<? extends Integer> c) implements N;              | N",
                "emissary E<V extends Cell<?>>(V c) implements N;                | N",
                "emissary E(I<List<?>> c);                                       | I<java.util.List<?>>",
            })
    void wildcardOnWhichItDoesNotDependIsLegal(String declaration, String implemented) {
        Compiled compiled = emissary().compile(TYPES + declaration).clean();
        assertThat(Arrays.stream(compiled.load("E").getGenericInterfaces()).map(Type::getTypeName))
                .containsExactly(implemented);
    }
}
