package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conformance tests of the fields of an emissary and of the annotations of its components (EM-CLASS-2). */
class FieldAnnotationsTest {
    @ParameterizedTest
    @CsvSource({
        "java.lang.Deprecated, field parameter",
        "dev.emissary.javac.testing.FieldOrParameter, field parameter",
        "org.jspecify.annotations.Nullable, fieldType parameterType",
        "dev.emissary.javac.testing.Clause, ''",
        "java.lang.Override, ''",
        "java.lang.FunctionalInterface, ''",
    })
    @Clause("EM-CLASS-2")
    void anAnnotationTypeFromAClassFileFollowsTheSameRule(String type, String expected) {
        Compiled compiled = emissary()
                .withOptions("-Xlint:-deprecation,-dep-ann")
                .compile("public emissary X(@" + type + (type.endsWith(".Clause") ? "(\"c\")" : "")
                        + " CharSequence s);");
        if (expected.isEmpty()) {
            assertThat(compiled.errors()).hasSize(1);
            return;
        }
        compiled.successful();
        Field field = compiled.load("X").getDeclaredFields()[0];
        Constructor<?> constructor = compiled.load("X").getDeclaredConstructors()[0];
        List<Integer> counts = Stream.of(
                        field,
                        constructor.getParameters()[0],
                        field.getAnnotatedType(),
                        constructor.getAnnotatedParameterTypes()[0])
                .map(element -> element.getAnnotations().length)
                .toList();
        assertThat(counts).isEqualTo(expected.startsWith("field ") ? List.of(1, 1, 0, 0) : List.of(0, 0, 1, 1));
    }
}
