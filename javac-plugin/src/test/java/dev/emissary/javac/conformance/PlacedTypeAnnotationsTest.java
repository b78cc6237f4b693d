package dev.emissary.javac.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Desugared;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Conformance tests of where in a signature the annotations of type arguments and of type variables stand (EM-FWD-7). */
class PlacedTypeAnnotationsTest {
    private static final String ANNOTATIONS = """
            import java.lang.annotation.*;
            import java.util.*;
            @Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
            @Target(ElementType.TYPE_USE) @interface B { Class<?>[] types() default {}; A nested() default @A(7); }
            @Target({ElementType.TYPE_USE, ElementType.METHOD, ElementType.PARAMETER})
            @Retention(RetentionPolicy.RUNTIME) @interface Both { String[] value() default {}; }
            @Target({ElementType.METHOD, ElementType.PARAMETER, ElementType.TYPE_PARAMETER})
            @Retention(RetentionPolicy.RUNTIME) @interface Decl {}
            @Retention(RetentionPolicy.RUNTIME) @interface Anywhere {}
            """;

    private static final String TYPES = ANNOTATIONS + """
            @Target(ElementType.TYPE_USE) @Repeatable(Many.class) @interface Some { int value(); }
            @Target(ElementType.TYPE_USE) @interface Many { Some[] value(); }
            class Outer<T> { class Inner {} class Generic<U> {} static class Nested {} }
            """;

    @Test
    @Clause({"EM-EQ-1", "EM-EQ-2", "EM-FWD-7"})
    void desugaredFormHasThemInTheSamePlaces(@TempDir Path directory) {
        String program = TYPES
                + """
                interface Foo<T, U, V extends Exception> {
                    <A1 extends @A(1) T, B1 extends Comparable<@A(2) T> & Iterable<@B U>> void f(A1 a, B1 b) throws @A(3) V;
                    @Both("4") T g(@Both("5") U... u);
                    @Both("6") U @Both("7") [] h(@Both("8") String @Both("9") [] @A(10) ... all);
                    V i(V[] v, List<V> l);
                    @A(11) Outer<@A(12) T>.@A(13) Generic<@A(14) ? super U> j();
                }
                class Hosts {
                    emissary One(Foo<@A(20) Runnable, Outer<@A(21) String>.@Both("22") Inner, @Both("23") Error2> foo);
                    emissary Two<E>(Foo<@Both("24") E @Both("25") [][], Map.@Both("26") Entry<E, @Both("27") E>, @B java.lang.@Both("28") IllegalStateException> foo)
                            { public <A1 extends String> void nothing() {} }
                }
                class Error2 extends Exception { private static final long serialVersionUID = 1; }
                """
                        // An array cannot be a bound.
                        .replace("<A1 extends @A(1) T, B1", "<A1 extends @A(1) V, B1")
                        .replace("@B java.lang.@Both", "java.lang.@B @Both");
        assertThat(Desugared.of(List.of(program), directory).complaint()).isEmpty();
    }
}
