package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Conformance tests of methods that a component has through several interfaces (EM-FWD-1, EM-FWD-3, EM-CONF-3). */
class SeveralInterfacesTest {
    @Test
    @Clause({"EM-FWD-1", "EM-FWD-3"})
    void aMostSpecificReturnTypeIsFoundWhereverItStandsAmongTheSuperinterfaces() {
        for (String order : List.of("One, Two, Three", "Three, Two, One", "Two, Three, One", "One, Three, Two")) {
            Compiled compiled = emissary().compile("""
                    interface One { Object m(); }
                    interface Two { Comparable<String> m(); }
                    interface Three { String m(); }
                    interface All extends %s {}
                    emissary X(All all);
                    """.formatted(order)).clean();
            assertThat(compiled.classFile("X").publicMethods()).containsExactly("m()Ljava/lang/String;");
            assertThat(compiled.classFile("X").signatures())
                    .as(order)
                    .contains("m()Ljava/lang/Object;", "m()Ljava/lang/Comparable;");
        }
    }

    @Test
    @Clause({"EM-FWD-1", "EM-FWD-3"})
    void genericMethodsOfUnrelatedSuperinterfacesAreOne() {
        Compiled compiled = emissary().compile("""
                import java.util.*;
                interface One { <T extends Comparable<T>> Collection<T> m(List<T> l); }
                interface Two { <U extends Comparable<U>> List<U> m(List<U> l); }
                interface All extends One, Two {}
                emissary X(All all);
                """).clean();
        assertThat(compiled.classFile("X").publicMethods()).containsExactly("m(Ljava/util/List;)Ljava/util/List;");
        assertThat(compiled.classFile("X").method("m", "(Ljava/util/List;)Ljava/util/List;").signature)
                .matches("<(\\w+)::Ljava/lang/Comparable<T\\1;>;>\\(Ljava/util/List<T\\1;>;\\)Ljava/util/List<T\\1;>;");
    }

    @Test
    @Clause({"EM-FWD-1", "EM-FWD-3"})
    void aGenericMethodIsOverriddenByItsErasure() {
        Compiled compiled = emissary().compile("""
                import java.util.*;
                interface One { <T> List<T> m(List<T> l, String s); }
                @SuppressWarnings({"rawtypes", "unchecked"}) interface Two extends One { ArrayList m(List l, String s); }
                @SuppressWarnings("rawtypes") emissary X(Two two);
                """).successful();
        assertThat(compiled.classFile("X").publicMethods())
                .containsExactly("m(Ljava/util/List;Ljava/lang/String;)Ljava/util/ArrayList;");
        assertThat(compiled.classFile("X")
                        .method("m", "(Ljava/util/List;Ljava/lang/String;)Ljava/util/ArrayList;")
                        .signature)
                .isNull();
    }

    @Test
    @Clause("EM-FWD-1")
    void membersOfOneInterfaceInheritedWithDifferentPathsAreForwardedOnce() {
        Compiled compiled = emissary().compile("""
                interface Top<T> { T get(T t); default int n() { return 1; } }
                interface Left<A> extends Top<A> { @Override A get(A a); }
                interface Right<B> extends Top<B> { @Override default int n() { return 2; } }
                interface Bottom<C extends Number> extends Left<C>, Right<C> {}
                emissary X(Bottom<Long> bottom);
                """).clean();
        assertThat(compiled.classFile("X").publicMethods())
                .containsExactly("get(Ljava/lang/Long;)Ljava/lang/Long;", "n()I");
    }

    @Test
    @Clause("EM-CONF-3")
    void oneComponentThroughSeveralInterfacesHasOneForwarderForEachMethod() {
        Compiled compiled = emissary().compile("""
                interface Top { void top(); }
                interface A extends Top { void m(); default int d() { return 1; } }
                interface B extends Top { void m(); default int d() { return 2; } }
                class AB implements A, B {
                    public void top() {} public void m() {} public int d() { return 3; }
                    static Object result() { return new X(new AB()).d(); }
                }
                @dev.emissary.Emissary({A.class, B.class}) record X(AB ab) {}
                """).clean();
        assertThat(compiled.classFile("X").publicMethods()).containsExactly("d()I", "m()V", "top()V");
        assertThat(compiled.run("AB", "result")).isEqualTo(3);
    }

    @Test
    @Clause("EM-CONF-3")
    void anInterfaceAndItsSubinterfaceMayBothBeListed() {
        for (String list : List.of("A.class, B.class", "B.class, A.class")) {
            Compiled compiled = emissary().compile("""
                    interface A { Object m() throws Exception; default void n() {} }
                    interface B extends A { @Override String m(); }
                    @dev.emissary.Emissary({%s}) record X(B b) {}
                    """.formatted(list)).clean();
            assertThat(compiled.classFile("X").publicMethods()).containsExactly("m()Ljava/lang/String;", "n()V");
            assertThat(compiled.classFile("X").method("m", "()Ljava/lang/String;").exceptions)
                    .isEmpty();
        }
    }

    @Test
    @Clause("EM-CONF-3")
    void returnTypesOnWhichOnlyTheComponentAgreesAreItsOwn() {
        Compiled compiled = emissary().compile("""
                import java.util.function.*;
                interface A { Number m(); }
                interface B { Comparable<Integer> m(); }
                interface C { java.io.Serializable m(); }
                abstract class Impl implements A, B, C { public abstract Integer m(); }
                emissary X(Impl impl) implements C, B, A;
                """).clean();
        assertThat(compiled.classFile("X").publicMethods()).containsExactly("m()Ljava/lang/Integer;");
        assertThat(compiled.classFile("X").signatures())
                .contains("m()Ljava/lang/Number;", "m()Ljava/lang/Comparable;", "m()Ljava/io/Serializable;");
    }

    @Test
    @Clause("EM-CONF-3")
    void aComponentOfATypeVariableMayServeSeveralInterfaces() {
        Compiled compiled = emissary().compile("""
                interface A { Object m(); void a(); }
                interface B { String m(); void b(); }
                @dev.emissary.Emissary({A.class, B.class}) record X<T extends A & B>(T t) {}
                """).clean();
        assertThat(compiled.classFile("X").publicMethods()).containsExactly("a()V", "b()V", "m()Ljava/lang/String;");
    }

    @Test
    @Clause("EM-CONF-3")
    void genericInterfacesOfOneComponentMayGiveTheSameMethodAfterSubstitution() {
        Compiled compiled = emissary().compile("""
                interface A<T> { void m(T t); T get(); }
                interface B<U> { void m(U u); Object get(); }
                interface AB extends A<String>, B<String> {}
                emissary X(AB ab) implements A<String>, B<String>;
                """).clean();
        assertThat(compiled.classFile("X").publicMethods())
                .containsExactly("get()Ljava/lang/String;", "m(Ljava/lang/String;)V");
    }
}
