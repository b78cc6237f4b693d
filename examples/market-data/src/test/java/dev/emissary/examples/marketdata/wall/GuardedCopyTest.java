package dev.emissary.examples.marketdata.wall;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every bad input is refused with a reason of its own, and without a change. */
class GuardedCopyTest {

    /** What the reason for refusing a bad input has to speak of. */
    private static final Map<String, String> REASONS = Map.ofEntries(
            Map.entry("a class with a String", "text is a reference"),
            Map.entry("a class whose superclass has a reference", "text is a reference"),
            Map.entry("a view of a field group that is not transient", "text is a reference"),
            Map.entry("a view where there is no field group", "no field group to view"),
            Map.entry("a field group in two pieces", "not in one piece"),
            Map.entry("a class with a final field", "time is final"),
            Map.entry("a class with a transient field", "secret is transient"),
            Map.entry("a class without fields", "no fields to copy"),
            Map.entry("an abstract class", "is abstract"),
            Map.entry("a record", "is a record"),
            Map.entry("an array", "is an array"),
            Map.entry("an enum", "is an enum"),
            Map.entry("null for a class", "null is not a class"),
            Map.entry("null to write", "null has no fields"),
            Map.entry("null to read into", "null has no fields"),
            Map.entry("a wrong class to write", "Tock is none of exactly"),
            Map.entry("a wrong class to read into", "Tock is none of exactly"),
            Map.entry("a subclass to write", "SubTick is none of exactly"),
            Map.entry("too little room", "no room: 19 of 20 bytes"),
            Map.entry("no data", "truncated: 0 of 20 bytes"),
            Map.entry("data cut off in the middle", "truncated: 19 of 20 bytes"),
            Map.entry("data cut off in the fingerprint", "truncated: 7 of 20 bytes"),
            Map.entry("data of another class with the same fields", "written with layout"),
            Map.entry("data of another layout", "written with layout"));

    static List<BadInput> badInputs() {
        return BadInput.all();
    }

    @ParameterizedTest
    @MethodSource("badInputs")
    void refuses(BadInput input) {
        assertThatExceptionOfType(RefusedCopyException.class)
                .isThrownBy(input.attempt()::run)
                .withMessageContaining(REASONS.getOrDefault(input.name(), "a reason for " + input.name()));
    }

    @Test
    void everyReasonHasItsBadInput() {
        assertThat(BadInput.all().stream().map(BadInput::name)).containsExactlyInAnyOrderElementsOf(REASONS.keySet());
    }

    @Test
    void readsWhatItHasWritten() {
        GuardedCopy<Tick> copy = GuardedCopy.of(Tick.class);
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        copy.write(new Tick(7, 8), bytes);
        copy.write(new Tick(9, 10), bytes);
        assertThat(bytes.readRemaining()).isEqualTo(2L * copy.size());
        Tick tick = new Tick();
        copy.read(tick, bytes);
        assertThat(tick).hasToString("7 at 8");
        copy.read(tick, bytes);
        assertThat(tick).hasToString("9 at 10");
    }

    @Test
    void fingerprintSaysWhatItStandsFor() {
        LayoutFingerprint fingerprint = GuardedCopy.of(Tick.class).fingerprint();
        assertThat(fingerprint.text())
                .startsWith(Tick.class.getName() + ", header " + HeaderMode.current() + ", ")
                .contains("_ENDIAN: ")
                .containsPattern("int quantity@\\d+")
                .containsPattern("long price@\\d+");
        assertThat(fingerprint).isEqualTo(GuardedCopy.of(Tick.class).fingerprint());
    }
}
