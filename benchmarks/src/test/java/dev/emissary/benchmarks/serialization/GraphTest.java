package dev.emissary.benchmarks.serialization;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ObjectStreamClass;
import org.junit.jupiter.api.Test;

/** Tests that both graphs are those of the test of 2003, and differ in their identifiers only. */
class GraphTest {

    @Test
    void onlyOneDeclaresItsIdentifier() throws Exception {
        assertThat(identifier(Graph.compile(true))).isOne();
        assertThat(identifier(Graph.compile(false))).isNotEqualTo(1);
    }

    private static long identifier(Class<?> graph) throws Exception {
        return ObjectStreamClass.lookup(graph.getDeclaredClasses()[0]).getSerialVersionUID();
    }

    @Test
    void bothAreAboutAsLargeAsThatOf2003() throws Exception {
        for (boolean declared : new boolean[] {true, false}) {
            Object graph = Graph.compile(declared).getConstructor().newInstance();
            assertThat(Graph.write(graph)).hasSizeBetween(1_750, 1_850);
        }
    }
}
