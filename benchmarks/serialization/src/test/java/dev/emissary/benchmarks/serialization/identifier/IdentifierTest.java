package dev.emissary.benchmarks.serialization.identifier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.result.Measurement;
import java.io.IOException;
import java.io.ObjectStreamClass;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Both sides are the same but for the identifier. */
class IdentifierTest {

    private static final String IDENTIFIER = "serialVersionUID";

    @Test
    void bothGraphsAreAboutAsLargeAsThatOf2003() throws IOException {
        int declared = StreamCopy.write(Identifier.DECLARED.newGraph()).length;
        assertThat(declared).isBetween(1_750, 1_850);
        assertThat(StreamCopy.write(Identifier.COMPUTED.newGraph())).hasSize(declared);
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
    void statisticsAreThoseOfTheSamples() {
        long[] oneToTwenty = {3, 1, 2, 4, 5, 6, 7, 8, 9, 10, 20, 11, 12, 13, 14, 15, 16, 17, 19, 18};
        Measurement measurement = Samples.measurement("a.B.c", Map.of(), List.of(oneToTwenty));
        assertThat(measurement.others())
                .allSatisfy((name, metric) -> assertThat(metric.rounds())
                        .isEqualTo(List.of(
                                List.of(Map.of("minimum", 1.0, "average", 10.5, "median", 10.0, "percentile 95", 19.0)
                                        .get(name)))));
    }

    @Test
    void everyClassIsUsedOnceInEveryJvm() throws IOException {
        List<Measurement> measurements = FirstUse.measure(1);
        assertThat(measurements).hasSize(2 * 2 * 3);
        assertThat(measurements)
                .filteredOn(measurement -> measurement.name().equals("FirstUse.later"))
                .hasSize(2 * 2)
                .allSatisfy(later -> assertThat(later.time().rounds())
                        .singleElement()
                        .satisfies(samples -> assertThat(samples).hasSize(48)));
    }

    private static Stream<String> fields(Class<?> type) {
        return Stream.of(type.getDeclaredFields())
                .map(Field::toString)
                .map(field -> field.replace(type.getName().replace("$Base", ""), "Graph"));
    }
}
