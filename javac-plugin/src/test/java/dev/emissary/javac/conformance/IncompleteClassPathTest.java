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

/** Conformance tests of class paths on which classes are missing that a delegate has as supertypes, or mentions. */
class IncompleteClassPathTest {
    private static final Set<String> LOST = Set.of("lib.Gone", "lib.GoneClass", "lib.GoneException");

    private static final String[] LIBRARY = {
        "package lib; public interface Gone { void gone(); }",
        "package lib; public class GoneClass implements Gone { public void gone() {} public void m() {} }",
        "package lib; public class GoneException extends Exception { private static final long serialVersionUID = 1; }",
        "package lib; public interface Narrow { void m(); }",
        "package lib; public interface Inherits extends Gone { void m(); }",
        "package lib; public interface Mentions { Gone m(); void n(Gone gone); }",
        "package lib; public interface Throws { void m() throws GoneException; }",
        "package lib; public class Implements extends GoneClass implements Narrow {}",
        "package lib; public class Extends extends GoneClass {}",
    };

    /** Javac says once that it does not find the class file; nothing follows from it. */
    @ParameterizedTest
    @Clause("EM-DIAG-3")
    @ValueSource(
            strings = {
                "emissary A(lib.Inherits i);",
                "emissary A(lib.Inherits i) implements lib.Inherits;",
                "emissary A(lib.Mentions m);",
                "emissary A(lib.Mentions m, lib.Inherits i);",
                "emissary A(lib.Throws t);",
                "emissary A(lib.Implements i) implements lib.Narrow;",
                "emissary A(lib.Extends e) implements lib.Narrow;",
                "emissary A(lib.Extends e) implements Runnable;",
                "@dev.emissary.Emissary(lib.Narrow.class) record A(lib.Extends e) {}",
                "@dev.emissary.Emissary(lib.Inherits.class) record A(lib.Inherits i) {}",
            })
    void missingClassFileIsOneError(String source) {
        Compiled library = emissary().compile(LIBRARY).clean();
        Compiled compiled = Separately.compileWithout(LOST, emissary(), library, source);
        assertThat(compiled.diagnostics())
                .extracting(Compiled.Message::at)
                .containsExactly("A.java:1 compiler.err.cant.access");
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
}
