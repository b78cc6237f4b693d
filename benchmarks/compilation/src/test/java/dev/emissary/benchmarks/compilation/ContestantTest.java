package dev.emissary.benchmarks.compilation;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether the classes that are compared are comparable. */
@Tag("long")
class ContestantTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(ints = {5, 50, Delegated.RESULT_SET})
    void emissaryAndHandWrittenClassHaveTheSameMethods(int size) throws Exception {
        assertThat(methods(Contestant.EMISSARY, size)).isEqualTo(methods(Contestant.HAND_WRITTEN, size));
    }

    private Set<String> methods(Contestant contestant, int size) throws Exception {
        Compilation compilation = Compilation.prepare(
                folder.resolve(contestant.name() + size),
                Map.of(),
                contestant.options(Jars.find()),
                sources -> Sources.delegating(sources, contestant, Delegated.ofSize(size), 1));
        new Children(folder).compile(compilation);
        URL[] classes = {
            compilation.argumentFile().resolveSibling("classes").toUri().toURL()
        };
        try (URLClassLoader loader = new URLClassLoader(classes, ContestantTest.class.getClassLoader())) {
            return Arrays.stream(loader.loadClass("generated." + Sources.className(0))
                            .getDeclaredMethods())
                    .map(Method::toGenericString)
                    .collect(Collectors.toSet());
        }
    }
}
