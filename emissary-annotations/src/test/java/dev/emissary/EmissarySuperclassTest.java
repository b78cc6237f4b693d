package dev.emissary;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.lang.Emissary;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.Test;

/** A test of what the superclass of all emissaries adds to {@link Object}: nothing. */
class EmissarySuperclassTest {
    private static final class Willing extends Emissary implements Serializable {
        private static final long serialVersionUID = 1;
    }

    @Test
    void isPublicAndAbstract() {
        assertThat(Emissary.class.getModifiers()).isEqualTo(Modifier.PUBLIC | Modifier.ABSTRACT);
    }

    @Test
    void extendsObjectAndImplementsNothing() {
        assertThat(Emissary.class.getSuperclass()).isEqualTo(Object.class);
        assertThat(Emissary.class.getInterfaces()).isEmpty();
    }

    @Test
    void declaresNoMethodsAndNoFields() {
        // A coverage tool adds synthetic ones.
        assertThat(Emissary.class.getDeclaredMethods()).allMatch(Method::isSynthetic);
        assertThat(Emissary.class.getDeclaredFields()).allMatch(Field::isSynthetic);
    }

    @Test
    void hasOneProtectedConstructorWithoutParameters() {
        Constructor<?>[] constructors = Emissary.class.getDeclaredConstructors();

        assertThat(constructors).hasSize(1);
        assertThat(constructors[0].getModifiers()).isEqualTo(Modifier.PROTECTED);
        assertThat(constructors[0].getParameterCount()).isZero();
    }

    @Test
    void letsASubclassBeSerializable() throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(new Willing());
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            assertThat(in.readObject()).isInstanceOf(Willing.class);
        }
    }
}
