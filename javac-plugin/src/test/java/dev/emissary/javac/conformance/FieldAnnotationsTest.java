package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of the fields of an emissary and of the annotations of its components (EM-CLASS-2). */
class FieldAnnotationsTest {
    private static final String IMPORTS = "import java.lang.annotation.*;\n";
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
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | field parameter",
                "@Target(ElementType.FIELD) | field",
                "@Target({ElementType.FIELD}) | field",
                "@Target(value = ElementType.PARAMETER) | parameter",
                "@java.lang.annotation.Target({ElementType.FIELD, ElementType.PARAMETER}) | field parameter",
                "@Target({ElementType.METHOD, ElementType.FIELD}) | field",
                "@Target({ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.METHOD}) | parameter",
                "@Target({java.lang.annotation.ElementType.TYPE_USE}) | fieldType parameterType",
                "@Target({ElementType.TYPE_USE, ElementType.FIELD}) | field fieldType parameterType",
                "@Target({ElementType.PARAMETER, ElementType.TYPE_USE}) | parameter fieldType parameterType",
                "@Target({ElementType.TYPE_USE, ElementType.METHOD}) | fieldType parameterType",
                "@Target({ElementType.TYPE_USE, ElementType.TYPE}) | fieldType parameterType",
                "@Target({ElementType.TYPE_USE, ElementType.FIELD, ElementType.PARAMETER, ElementType.METHOD})"
                        + " | field parameter fieldType parameterType",
                "@Target({ElementType.TYPE_USE, ElementType.TYPE_PARAMETER}) | fieldType parameterType",
            })
    @Clause("EM-CLASS-2")
    void anAnnotationGoesWhereItsTargetsLetIt(String target, String expected) {
        String annotation = IMPORTS + target + " " + RUNTIME + "public @interface Tag { }";
        String header = "public emissary X(@Tag CharSequence s)";
        String record = "public @dev.emissary.Emissary record X(@Tag CharSequence s)";
        // The annotation type before and after the emissary, in both forms, nested in it, and from a class file.
        List<Compiled> all = Stream.of(
                        emissary().compile(annotation, header + ";"),
                        emissary().compile(header + ";", annotation),
                        emissary().compile(record + " { }", annotation),
                        emissary().compile(annotation, header + " { public X { } }"),
                        emissary()
                                .compile(IMPORTS + "public emissary X(@X.Tag CharSequence s) { " + target + " "
                                        + RUNTIME + "@interface Tag { } }"))
                .map(Compiled::clean)
                .toList();
        assertThat(all).extracting(Places::of).extracting(Places::toString).containsOnly(expected + " ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@Target({ElementType.METHOD})",
                "@Target({ElementType.RECORD_COMPONENT})",
                "@Target({ElementType.TYPE, ElementType.LOCAL_VARIABLE, ElementType.CONSTRUCTOR})",
                "@Target({ElementType.TYPE_PARAMETER, ElementType.PACKAGE, ElementType.ANNOTATION_TYPE})",
                "@Target({})",
            })
    @Clause("EM-CLASS-2")
    void anAnnotationThatAppliesToNeitherIsAnError(String target) {
        String annotation = IMPORTS + target + " " + RUNTIME + "public @interface Tag { }";
        String source = "public emissary X(\n    Runnable r,\n    @Tag CharSequence s)";
        for (Compiled compiled : List.of(
                emissary().compile(annotation, source + ";"),
                emissary().compile(source + ";", annotation),
                emissary().compile(annotation, source + " { public X { } }"),
                emissary().compile(annotation, source.replace("emissary", "@dev.emissary.Emissary record") + " { }"))) {
            assertThat(compiled.errors())
                    .singleElement()
                    .asString()
                    .startsWith("X.java:3 compiler.err.annotation.type.not.applicable");
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

    @Test
    @Clause("EM-CLASS-2")
    void argumentsArriveUnchangedOnBothPlaces() throws ReflectiveOperationException {
        Compiled compiled = emissary().compile(IMPORTS + RUNTIME + """
                @interface Tag {
                    String value(); Class<?>[] types() default {}; int[] numbers() default {};
                    Deprecated nested() default @Deprecated; ElementType kind() default ElementType.TYPE;
                }
                """, """
                public emissary X(
                        @Tag(value = "a" + X.TEXT, types = {String[].class, int.class}, numbers = 1 << 3,
                             nested = @Deprecated(since = "9"), kind = java.lang.annotation.ElementType.FIELD)
                        CharSequence s) {
                    static final String TEXT = "b";
                }
                """).clean();
        Annotation onField = compiled.load("X").getDeclaredField("s").getAnnotations()[0];
        Annotation onParameter = compiled.load("X")
                .getDeclaredConstructors()[0]
                .getParameters()[0]
                .getAnnotations()[0];
        assertThat(onField).isEqualTo(onParameter);
        assertThat(onField.toString()).contains("\"ab\"", "String[].class", "8", "\"9\"", "FIELD");
    }

    @Test
    @Clause("EM-CLASS-2")
    void aRepeatedAnnotationStaysRepeated() throws ReflectiveOperationException {
        Compiled compiled = emissary()
                .compile(
                        IMPORTS + RUNTIME + "@Repeatable(Tags.class) @interface Tag { int value(); }\n" + RUNTIME
                                + "@interface Tags { Tag[] value(); }",
                        "public emissary X(@Tag(1) @Tag(2) CharSequence s);")
                .clean();
        Annotation onField = compiled.load("X").getDeclaredField("s").getAnnotations()[0];
        assertThat(onField.annotationType().getSimpleName()).isEqualTo("Tags");
        assertThat(compiled.load("X")
                        .getDeclaredConstructors()[0]
                        .getParameters()[0]
                        .getAnnotations())
                .containsExactly(onField);
    }

    @Test
    @Clause("EM-CLASS-2")
    void aMixtureIsSortedOutOneByOne() {
        Compiled compiled = emissary()
                .compile(
                        IMPORTS + "@Target(ElementType.FIELD) " + RUNTIME + "@interface F { }",
                        IMPORTS + "@Target(ElementType.PARAMETER) " + RUNTIME + "@interface P { }",
                        IMPORTS + RUNTIME + "@interface B { }",
                        IMPORTS + "@Target(ElementType.TYPE_USE) " + RUNTIME + "@interface T { }",
                        "public emissary X(@P @F @T @B CharSequence s, @F Runnable r, @P AutoCloseable c);")
                .clean();
        Field[] fields = compiled.load("X").getDeclaredFields();
        assertThat(fields).extracting(field -> names(field)).containsExactly("FB", "F", "");
        assertThat(compiled.load("X").getDeclaredConstructors()[0].getParameters())
                .extracting(parameter -> names(parameter))
                .containsExactly("PB", "", "P");
        assertThat(names(fields[0].getAnnotatedType())).isEqualTo("T");
    }

    private static String names(AnnotatedElement element) {
        StringBuilder names = new StringBuilder();
        for (Annotation annotation : element.getAnnotations()) {
            names.append(annotation.annotationType().getSimpleName());
        }
        return names.toString();
    }

    @Test
    @Clause("EM-CLASS-2")
    void typeUseAnnotationsInsideATypeStayThere() throws ReflectiveOperationException {
        Compiled compiled = emissary()
                .compile(
                        IMPORTS + "@Target(ElementType.TYPE_USE) " + RUNTIME + "public @interface Tag { }",
                        "@dev.emissary.Emissary(java.util.List.class) public record X(\n"
                                + "    java.util.@Tag List<@Tag String> l, @Tag String @Tag [] array, String @Tag ... rest) { }")
                .clean();
        Class<?> loaded = compiled.load("X");
        var list = (AnnotatedParameterizedType) loaded.getDeclaredField("l").getAnnotatedType();
        assertThat(list.getAnnotations()).hasSize(1);
        assertThat(list.getAnnotatedActualTypeArguments()[0].getAnnotations()).hasSize(1);
        var parameters = loaded.getDeclaredConstructors()[0].getAnnotatedParameterTypes();
        assertThat(parameters[0]).isEqualTo(list);
        assertThat(parameters[1]).isEqualTo(loaded.getDeclaredField("array").getAnnotatedType());
        assertThat(parameters[2]).isEqualTo(loaded.getDeclaredField("rest").getAnnotatedType());
        assertThat(parameters[2].getAnnotations()).hasSize(1);
    }

    @Test
    @Clause("EM-CLASS-2")
    void theParametersOfAnExplicitConstructorHaveOnlyWhatIsWrittenOnThem() {
        Compiled compiled = emissary()
                .compile(IMPORTS + RUNTIME + "public @interface Tag { }", """
                public emissary X(@Tag CharSequence s) { public X(CharSequence s) { this.s = s; } }
                """)
                .clean();
        assertThat(Places.of(compiled)).hasToString("field ");
    }

    @Test
    @Clause("EM-CLASS-2")
    void anUnknownAnnotationIsOneError() {
        Compiled compiled = emissary().compile("public emissary X(\n    @Unknown CharSequence s);");
        assertThat(compiled.errors()).containsExactly("X.java:2 compiler.err.cant.resolve.location");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "@SuppressWarnings(1) | compiler.err.prob.found.req",
                "@SuppressWarnings(value = \"\", wrong = 1) | compiler.err.cant.resolve.location.args",
                "@SuppressWarnings(\"\") @SuppressWarnings(\"\") | compiler.err.duplicate.annotation.missing.container",
                "@Class | compiler.err.prob.found.req",
            })
    @Clause({"EM-CLASS-2", "EM-DIAG-3"})
    void aMistakeInAnAnnotationIsOneError(String annotation, String key) {
        Compiled compiled = emissary().compile("public emissary X(\n    " + annotation + " CharSequence s);");
        assertThat(compiled.errors()).containsExactly("X.java:2 " + key);
    }

    @Test
    @Clause("EM-CLASS-2")
    void eachComponentIsAPrivateFinalFieldInOrder() {
        List<JavaFileObject> sources = List.of(JavaFileObjects.forSourceString("X", """
                @dev.emissary.Emissary({Runnable.class})
                public record X<T>(int i, Runnable r, T t, long[][] grid, java.util.Map.Entry<T, ?> entry, String... rest) { }
                """));
        Compiled compiled = emissary().compile(sources).clean();
        assertThat(compiled.load("X").getDeclaredFields())
                .extracting(Field::toGenericString)
                .containsExactly(
                        "private final int X.i",
                        "private final java.lang.Runnable X.r",
                        "private final T X.t",
                        "private final long[][] X.grid",
                        "private final java.util.Map$Entry<T, ?> X.entry",
                        "private final java.lang.String[] X.rest");
        assertThat(compiled.load("X").getDeclaredFields())
                .allMatch(field -> field.getModifiers() == (Modifier.PRIVATE | Modifier.FINAL));
    }
}
