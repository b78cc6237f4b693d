package dev.emissary.benchmarks.serialization.identifier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.emissary.benchmarks.result.Measurement;
import java.io.IOException;
import java.io.ObjectStreamClass;
import java.lang.reflect.Field;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Both sides are the same but for the identifier. */
class IdentifierTest {

    private static final String IDENTIFIER = "serialVersionUID";

    @Test
    void bothGraphsAreAboutAsLargeAsThatOf2003() throws IOException {
        int declared = IdentifierBenchmark.write(new DeclaredGraph()).length;
        assertThat(declared).isBetween(1_750, 1_850);
        assertThat(IdentifierBenchmark.write(new ComputedGraph())).hasSize(declared);
    }

    @Test
    void onlyOneGraphDeclaresIdentifiers() throws ReflectiveOperationException {
        for (String suffix : List.of("", "$Base")) {
            Class<?> declared = Class.forName(DeclaredGraph.class.getName() + suffix);
            Class<?> computed = Class.forName(ComputedGraph.class.getName() + suffix);
            assertThat(fields(declared).filter(field -> !field.contains(IDENTIFIER)))
                    .isNotEmpty()
                    .containsExactlyElementsOf(fields(computed).toList());
            assertThat(fields(declared)).anyMatch(field -> field.contains(IDENTIFIER));
            assertThat(ObjectStreamClass.lookup(declared).getSerialVersionUID()).isOne();
            assertThat(ObjectStreamClass.lookup(computed).getSerialVersionUID()).isNotEqualTo(1);
        }
    }

    @Test
    void everyClassIsAskedOnceInEveryJvm() throws IOException {
        assertThat(FirstUse.measure(1))
                .extracting(
                        Measurement::name,
                        measurement -> measurement.time().rounds().get(0).size())
                .containsExactly(tuple("FirstUse.first", 1), tuple("FirstUse.later", 48));
    }

    private static Stream<String> fields(Class<?> type) {
        return Stream.of(type.getDeclaredFields())
                .map(Field::toString)
                .map(field -> field.replace(type.getName().replace("$Base", ""), "Graph"));
    }
}
