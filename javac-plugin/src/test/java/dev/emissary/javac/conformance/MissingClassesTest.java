package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Separately;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A library may have been compiled with classes that its users need not have. */
class MissingClassesTest {
    @Test
    @Clause("EM-FWD-7")
    void anAnnotationWhoseClassIsMissingIsNotCarried() {
        Compiled library = emissary().compile("""
                package p;
                import java.lang.annotation.*;
                @Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) public @interface Nullable {}
                """, """
                package p;
                import java.util.List;
                public interface Foo {
                    @Nullable String f(@Nullable String s, List<@Nullable String> l) throws @Nullable RuntimeException;
                    <T extends @Nullable Object, @Nullable U> T g(U u);
                }
                """).clean();

        Separately.compileWithout(Set.of("p.Nullable"), emissary(), library, "emissary X(p.Foo foo);")
                .clean();
    }

    /** javac warns of an annotation whose class is missing when it reads the class that has the annotation. */
    @Test
    @Clause("EM-EQ-3")
    void aMemberClassOfAnInterfaceIsNotRead() {
        Compiled library = emissary().compile("""
                package p; public @interface Gone { int value(); }
                """, """
                package p; public interface Foo { void f(); @Gone(1) class Member {} }
                """).clean();

        Separately.compileWithout(Set.of("p.Gone"), emissary(), library, "emissary X(p.Foo foo);")
                .clean();
        assertThat(Separately.compileWithout(
                                Set.of("p.Gone"),
                                emissary().withoutProcessing(),
                                library,
                                "class X { p.Foo.Member m; }")
                        .diagnostics())
                .isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "void f(Gone g);",
                "default void f(Gone g) {}",
                "Gone[] f();",
                "void f(java.util.List<Gone> g);",
                "<T extends Gone> void f(T t);",
                "void f(Gone.Inner g); void g();"
            })
    @Clause("EM-DIAG-3")
    void aClassThatIsMissingForASignatureIsJavacsError(String method) {
        Compiled library = emissary().compile("""
                package p; public class Gone { public class Inner {} }
                """, """
                package p; public interface Foo { %s }
                """.formatted(method)).clean();

        assertThat(Separately.compileWithout(Set.of("p.Gone"), emissary(), library, "emissary X(p.Foo foo);")
                        .errors())
                .containsExactly("X.java:1 compiler.err.cant.access");
    }
}
