package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Separately;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A library may have been compiled with classes that its users need not have. */
class MissingClassesTest {
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
}
