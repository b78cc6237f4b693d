package dev.emissary.benchmarks.compilation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether the classes that are compared are comparable. */
@Tag("long")
class ContestantTest {
    private static final List<Integer> SIZES = List.of(5, 50, Delegated.RESULT_SET);

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource
    void passesEveryCallOnToItsDelegate(Contestant contestant) throws Exception {
        for (int size : SIZES) {
            Compilation compilation = compile(contestant, size, 2);
            try (URLClassLoader loader = loader(compilation)) {
                assertForwards(loader.loadClass("generated." + Sources.className(1)), Delegated.ofSize(size));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 50, Delegated.RESULT_SET})
    void emissaryAndHandWrittenClassHaveTheSameMethods(int size) throws Exception {
        assertThat(methods(Contestant.EMISSARY, size)).isEqualTo(methods(Contestant.HAND_WRITTEN, size));
    }

    private Set<String> methods(Contestant contestant, int size) throws Exception {
        try (URLClassLoader loader = loader(compile(contestant, size, 1))) {
            return Arrays.stream(loader.loadClass("generated." + Sources.className(0))
                            .getDeclaredMethods())
                    .map(Method::toGenericString)
                    .collect(Collectors.toSet());
        }
    }

    private Compilation compile(Contestant contestant, int size, int classes) throws IOException {
        Compilation compilation = Compilation.prepare(
                folder.resolve(contestant.name() + size),
                Map.of(),
                contestant.options(Jars.find()),
                sources -> Sources.delegating(sources, contestant, Delegated.ofSize(size), classes));
        new Children(folder).compile(compilation);
        return compilation;
    }

    private URLClassLoader loader(Compilation compilation) throws IOException {
        return new URLClassLoader(
                new URL[] {compilation.classes().toUri().toURL()}, ContestantTest.class.getClassLoader());
    }

    /** Calls each method on an object of the class, with a delegate that writes down what it is asked. */
    private static void assertForwards(Class<?> type, Delegated delegated) throws Exception {
        Class<?> delegatedType = type.getInterfaces()[0];
        assertThat(delegatedType.getSimpleName()).isEqualTo(delegated.name());
        List<Method> called = new ArrayList<>();
        Object delegate = Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {delegatedType}, (proxy, method, arguments) -> {
                    called.add(method);
                    throw new Call();
                });
        Object delegating = type.getConstructor(delegatedType).newInstance(delegate);
        int calls = 0;
        for (Method method : delegatedType.getMethods()) {
            if (!Modifier.isStatic(method.getModifiers())) {
                assertThat(isPassedOn(method, delegating)).as(method.toString()).isTrue();
                calls++;
            }
        }
        assertThat(calls).isEqualTo(delegated.methods().size());
        assertThat(called).hasSize(calls).doesNotHaveDuplicates();
    }

    private static boolean isPassedOn(Method method, Object delegating) throws IllegalAccessException {
        Object[] arguments = Arrays.stream(method.getParameterTypes())
                .map(ContestantTest::defaultValue)
                .toArray();
        try {
            method.invoke(delegating, arguments);
            return false;
        } catch (InvocationTargetException thrown) {
            return thrown.getCause() instanceof Call;
        }
    }

    private static Object defaultValue(Class<?> type) {
        return Array.get(Array.newInstance(type, 1), 0);
    }

    /** Says that the delegate has been called. */
    private static final class Call extends RuntimeException {
        private static final long serialVersionUID = 1;
    }
}
