package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Conformance tests of the signatures of forwarders, and of the lint that they never give (EM-FWD-3). */
class SignatureTest {
    @Test
    @Clause("EM-FWD-3")
    void parameterNamesDoNotComeFromTheInterface() {
        Compiled compiled = emissary().withOptions("-parameters").compile("""
                interface Foo { void m(String first, int second); }
                emissary X(Foo foo);
                """).clean();
        assertThat(Stream.of(method(compiled.load("X"), "m").getParameters()).map(Parameter::getName))
                .containsExactly("arg0", "arg1");
        assertThat(Arrays.stream(compiled.load("X").getDeclaredConstructors()[0].getParameters())
                        .map(Parameter::getName))
                .containsExactly("foo");
    }

    private static Method method(Class<?> type, String name) {
        return Stream.of(type.getDeclaredMethods())
                .filter(method -> method.getName().equals(name) && !method.isBridge())
                .findFirst()
                .orElseThrow();
    }
}
