package dev.emissary.benchmarks.serialization.style;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.serialization.quote.Encapsulated;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The class written by hand has the shape that the plugin gives an emissary. */
class HandWrittenTest {

    @ParameterizedTest
    @MethodSource("handWritten")
    void hasTheMethodsAndTheFieldOfTheEmissary(Class<?> handWritten) throws ClassNotFoundException {
        Class<?> emissary = Class.forName(Encapsulated.class.getName() + "$" + handWritten.getSimpleName());
        assertThat(methods(handWritten)).isNotEmpty().isEqualTo(methods(emissary));
        assertThat(fields(handWritten)).hasSize(1).isEqualTo(fields(emissary));
        assertThat(handWritten).isFinal();
        assertThat(emissary).isFinal();
    }

    static Class<?>[] handWritten() {
        return HandWritten.class.getDeclaredClasses();
    }

    private static Set<String> methods(Class<?> type) {
        return Stream.of(type.getDeclaredMethods())
                .map(HandWrittenTest::signature)
                .collect(Collectors.toSet());
    }

    private static String signature(Method method) {
        return Modifier.toString(method.getModifiers()) + " " + method.getReturnType() + " " + method.getName()
                + List.of(method.getParameterTypes());
    }

    private static Set<String> fields(Class<?> type) {
        return Stream.of(type.getDeclaredFields())
                .map(field -> Modifier.toString(field.getModifiers()) + " " + field.getType())
                .collect(Collectors.toSet());
    }
}
