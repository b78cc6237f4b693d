package dev.emissary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** A test of what the class file of the annotation promises. */
class EmissaryAnnotationTest {
    @Emissary
    record Annotated(Runnable task) {}

    @Test
    void isKeptInClassFilesAndHiddenFromReflection() throws IOException {
        assertThat(Emissary.class.getAnnotation(Retention.class).value()).isEqualTo(RetentionPolicy.CLASS);
        assertThat(Annotated.class.getAnnotations()).isEmpty();
        assertThat(classFile(Annotated.class)).contains("RuntimeInvisibleAnnotations", "Ldev/emissary/Emissary;");
    }

    @Test
    void listsNoInterfacesByDefault() throws NoSuchMethodException {
        Method value = Emissary.class.getDeclaredMethod("value");

        assertThat(Emissary.class.getDeclaredMethods()).containsExactly(value);
        assertThat(value.getGenericReturnType().getTypeName()).isEqualTo("java.lang.Class<?>[]");
        assertThat((Class<?>[]) value.getDefaultValue()).isEmpty();
    }

    /** Returns the class file as text in which its names and descriptors can be found. */
    private static String classFile(Class<?> type) throws IOException {
        String file = type.getName().substring(type.getPackageName().length() + 1) + ".class";
        try (InputStream in = type.getResourceAsStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        }
    }
}
