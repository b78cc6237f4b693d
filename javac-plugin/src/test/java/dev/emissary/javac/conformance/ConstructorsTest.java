package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import java.lang.reflect.Constructor;
import java.lang.reflect.Parameter;
import org.junit.jupiter.api.Test;

/** Conformance tests of the constructors of an emissary, compact ones excepted (EM-CTOR-1, EM-CTOR-3, EM-CTOR-4). */
class ConstructorsTest {
    private static final String A = "public interface A { int a(); }";
    private static final String B = "public interface B { int b(); }";

    private static Constructor<?> onlyConstructor(Compiled compiled, String name) {
        assertThat(compiled.load(name).getDeclaredConstructors()).hasSize(1);
        return compiled.load(name).getDeclaredConstructors()[0];
    }

    @Test
    @Clause("EM-CTOR-1")
    void theImplicitOneHasTheComponentNames() {
        Compiled compiled = emissary()
                .withOptions("-parameters")
                .compile(A, B, "public emissary X(A first, B second);")
                .clean();
        assertThat(onlyConstructor(compiled, "X").getParameters())
                .extracting(Parameter::getName, Parameter::isSynthetic, Parameter::isImplicit)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("first", false, false),
                        org.assertj.core.groups.Tuple.tuple("second", false, false));
    }

    @Test
    @Clause({"EM-CTOR-3", "EM-DIAG-1"})
    void parameterOfVariableArityIsShownAsOne() {
        Compiled compiled = emissary().compile("""
                @dev.emissary.Emissary(Runnable.class) emissary X(Runnable first, Thread... rest) {
                    X(Runnable first, Thread[] rest) { this.first = first; this.rest = rest; }
                }
                """);
        assertThat(compiled.errors()).containsExactly("X.java:2 emissary.err.canonical.type");
        assertThat(compiled.diagnostics().get(0).text()).endsWith("declare it as Thread... rest");
    }
}
