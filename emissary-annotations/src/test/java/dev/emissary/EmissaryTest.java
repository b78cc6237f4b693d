package dev.emissary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.Constructor;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.Test;

/** A test of what class files refer to: the annotation, the superclass, which adds nothing to objects, and the module. */
class EmissaryTest {
    private static final Class<?> SUPERCLASS = dev.emissary.lang.Emissary.class;

    @Test
    void annotationIsKeptInClassFilesHiddenFromReflectionAndListsNothingByDefault() throws NoSuchMethodException {
        Method value = Emissary.class.getDeclaredMethod("value");
        assertThat(Emissary.class.getAnnotation(Retention.class).value()).isEqualTo(RetentionPolicy.CLASS);
        assertThat(Emissary.class.getDeclaredMethods()).containsExactly(value);
        assertThat(value.getGenericReturnType().getTypeName()).isEqualTo("java.lang.Class<?>[]");
        assertThat((Class<?>[]) value.getDefaultValue()).isEmpty();
    }

    @Test
    void superclassIsPublicAndAbstractAndHasNothingButAProtectedConstructor() {
        assertThat(SUPERCLASS.getModifiers()).isEqualTo(Modifier.PUBLIC | Modifier.ABSTRACT);
        assertThat(SUPERCLASS.getSuperclass()).isEqualTo(Object.class);
        assertThat(SUPERCLASS.getInterfaces()).isEmpty();
        // A coverage tool adds synthetic ones.
        assertThat(SUPERCLASS.getDeclaredMethods()).allMatch(Member::isSynthetic);
        assertThat(SUPERCLASS.getDeclaredFields()).allMatch(Member::isSynthetic);
        Constructor<?>[] constructors = SUPERCLASS.getDeclaredConstructors();
        assertThat(constructors).hasSize(1);
        assertThat(constructors[0].getModifiers()).isEqualTo(Modifier.PROTECTED);
        assertThat(constructors[0].getParameterCount()).isZero();
    }

    @Test
    void moduleRequiresNothingButJavaBaseAndExportsItsTwoPackagesToAll() throws IOException {
        try (InputStream in = Emissary.class.getResourceAsStream("/module-info.class")) {
            ModuleDescriptor module = ModuleDescriptor.read(in);
            assertThat(module.name()).isEqualTo("dev.emissary");
            assertThat(module.requires())
                    .extracting(ModuleDescriptor.Requires::name)
                    .containsExactly("java.base");
            assertThat(module.exports())
                    .noneMatch(ModuleDescriptor.Exports::isQualified)
                    .extracting(ModuleDescriptor.Exports::source)
                    .containsExactlyInAnyOrder("dev.emissary", "dev.emissary.lang");
            assertThat(module.provides()).isEmpty();
            assertThat(module.uses()).isEmpty();
            assertThat(module.opens()).isEmpty();
            assertThat(module.isOpen()).isFalse();
        }
    }
}
