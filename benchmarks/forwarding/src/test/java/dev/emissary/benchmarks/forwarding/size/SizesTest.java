package dev.emissary.benchmarks.forwarding.size;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.forwarding.alternative.Alternative;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the sizes are known to be. */
class SizesTest {

    private static List<Size> sizes;

    @BeforeAll
    static void measure() throws IOException {
        sizes = new Sizes(Path.of("")).measure();
    }

    @Test
    void everyInterfaceHasOneOfEachAlternativeThatEveryBuildHas() {
        for (Class<?> type : Size.INTERFACES) {
            assertThat(sizes)
                    .filteredOn(size -> size.type() == type)
                    .extracting(Size::alternative)
                    .contains(
                            Alternative.HAND_WRITTEN,
                            Alternative.EMISSARY,
                            Alternative.LOMBOK,
                            Alternative.KOTLIN,
                            Alternative.PROXY,
                            Alternative.BYTE_BUDDY)
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void theInterfacesHave5And56And195Methods() {
        assertThat(of(Alternative.EMISSARY).values())
                .extracting(Size::interfaceMethods)
                .containsExactlyInAnyOrder(5, 56, 195);
    }

    @ParameterizedTest
    @EnumSource(names = {"EMISSARY", "HAND_WRITTEN", "LOMBOK"})
    void theseHaveAMethodForEachOfTheInterface(Alternative alternative) {
        assertThat(of(alternative).values()).allMatch(size -> size.methods() == size.interfaceMethods());
    }

    @Test
    void kotlinLeavesDefaultMethodsOut() {
        Size kotlin = of(Alternative.KOTLIN).get(ResultSet.class);

        assertThat(kotlin.methods()).isEqualTo(kotlin.interfaceMethods() - 4);
    }

    @Test
    void theDeclarationOfAnEmissaryHasAsManyLinesForAnyInterface() {
        assertThat(of(Alternative.EMISSARY).values())
                .extracting(Size::sourceLines)
                .containsOnly(5);
        assertThat(of(Alternative.HAND_WRITTEN).values()).allMatch(size -> size.sourceLines() > 4 * size.methods());
    }

    @Test
    void jarsAreThoseThatTheCodeRefersTo() {
        assertThat(of(Alternative.HAND_WRITTEN).get(ResultSet.class).jars()).isEmpty();
        assertThat(of(Alternative.LOMBOK).get(ResultSet.class).jars()).isEmpty();
        assertThat(of(Alternative.EMISSARY).get(ResultSet.class).jars()).containsExactly("emissary-annotations.jar");
        assertThat(of(Alternative.KOTLIN).get(ResultSet.class).jars()).containsExactly("kotlin-stdlib.jar");
        assertThat(of(Alternative.BYTE_BUDDY).get(ResultSet.class).jars()).containsExactly("byte-buddy.jar");
    }

    private static Map<Class<?>, Size> of(Alternative alternative) {
        return sizes.stream()
                .filter(size -> size.alternative() == alternative)
                .collect(Collectors.toMap(Size::type, Function.identity()));
    }
}
