package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conformance tests of the fields of an emissary and of the annotations of its components (EM-CLASS-2). */
class FieldAnnotationsTest {
    private static final String RUNTIME = "@Retention(RetentionPolicy.RUNTIME) ";

    /** Where the annotation ends up: field, parameter, the field's type and the parameter's type. */
    private record Places(boolean field, boolean parameter, boolean fieldType, boolean parameterType) {
        static Places of(Compiled compiled) {
            Field field = compiled.load("X").getDeclaredFields()[0];
            Constructor<?> constructor = compiled.load("X").getDeclaredConstructors()[0];
            return new Places(
                    has(field),
                    has(constructor.getParameters()[0]),
                    has(field.getAnnotatedType()),
                    has(constructor.getAnnotatedParameterTypes()[0]));
        }

        private static boolean has(AnnotatedElement element) {
            List<String> names = Arrays.stream(element.getAnnotations())
                    .map(annotation -> annotation.annotationType().getSimpleName())
                    .toList();
            assertThat(names).doesNotHaveDuplicates();
            return names.contains("Tag");
        }

        @Override
        public String toString() {
            return (field ? "field " : "")
                    + (parameter ? "parameter " : "")
                    + (fieldType ? "fieldType " : "")
                    + (parameterType ? "parameterType " : "");
        }
    }

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

    private static String names(AnnotatedElement element) {
        StringBuilder names = new StringBuilder();
        for (Annotation annotation : element.getAnnotations()) {
            names.append(annotation.annotationType().getSimpleName());
        }
        return names.toString();
    }
}
