package dev.emissary.benchmarks.serialization.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.entry;

import dev.emissary.benchmarks.serialization.quote.Quote;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Param;

/** The codecs are complete, and none is measured that makes mistakes. */
class CodecsTest {

    @Test
    void everyCodecIsAParameterOfABenchmark() throws ReflectiveOperationException {
        List<String> parameters = new ArrayList<>(parameters(CodecBenchmarks.LibraryCodecBenchmark.class));
        parameters.addAll(parameters(CodecBenchmarks.CodecBenchmark.class));
        parameters.removeAll(Codecs.absent());
        assertThat(Codecs.all().keySet()).containsExactlyElementsOf(parameters);
        assertThat(Codecs.absent().isEmpty()).isEqualTo(Runtime.version().feature() >= 22);
    }

    @Test
    void codecThatReadsSomethingElseIsNotMeasured() {
        Codec forgetful = new Codec() {
            @Override
            public int write() {
                return 144;
            }

            @Override
            public Object read() {
                return this;
            }

            @Override
            public Quote quote() {
                return new PlainQuote(0, 0, new double[4 * Quote.LEVELS]);
            }
        };
        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> Codecs.verified(values -> forgetful))
                .withMessageContaining("something else is read from 144 bytes");
    }

    @Test
    void sizesAreThoseOfTheFormats() throws IOException {
        Map<String, Integer> bytes = Codecs.sizes();
        assertThat(bytes.keySet()).containsExactlyElementsOf(Codecs.all().keySet());
        // Nothing but the values, then the values behind the header of SBE.
        assertThat(bytes)
                .contains(entry("Chronicle explicit", 144), entry("portable VarHandle", 144), entry("SBE", 8 + 144));
        assertThat(Collections.max(bytes.entrySet(), Map.Entry.comparingByValue())
                        .getKey())
                .isEqualTo("java.io record");
    }

    private static List<String> parameters(Class<?> benchmark) throws ReflectiveOperationException {
        return List.of(benchmark.getField("codec").getAnnotation(Param.class).value());
    }
}
