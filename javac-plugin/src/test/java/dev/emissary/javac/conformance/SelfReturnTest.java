package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Desugared;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of delegates that return themselves (EM-FWD-5). */
class SelfReturnTest {
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
}
