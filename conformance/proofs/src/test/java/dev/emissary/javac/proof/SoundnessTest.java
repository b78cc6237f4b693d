package dev.emissary.javac.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Desugared;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that {@link Soundness} finds what is wrong with a forwarder. */
class SoundnessTest {
    @TempDir
    private Path directory;

    @ParameterizedTest
    @Clause("EM-FWD-10")
    @CsvSource(
            delimiter = '|',
            value = {
                "List<String> get() | return foo.get();                                         | 0",
                "List<String> raw() | return foo.raw();                                         | 1",
                "List<String> get() | return (List<String>) (Object) foo.get();                 | 3",
                "List<String> get() | List<String> r = foo.get(); return r == null ? r : r;      | 1",
                "Foo self()         | Foo result = foo.self(); return result == foo ? this : result; | 0",
                "Foo self()         | return foo.self() == null ? null : this;                   | 1",
            })
    void countsWhatIsWrongWithAForwarder(String method, String body, int complaints) {
        String types = "import java.util.*; interface Foo { List<String> get(); List raw(); Foo self(); }\n";
        Desugared real = Desugared.of(List.of(types + "emissary Front(Foo foo);"), directory);
        Map<String, String> plain = Map.of("Foo", types + """
                abstract class Front implements Foo {
                    Foo foo;
                    @SuppressWarnings("unchecked") public %s { %s }
                }
                """.formatted(method, body));

        Soundness soundness = new Soundness();
        soundness.add(new Desugared(real.emissaries(), real.sources(), plain, 1, real.options()));

        assertThat(soundness.complaints()).hasSize(complaints);
        assertThat(soundness.forwarders()).isEqualTo(1);
    }
}
