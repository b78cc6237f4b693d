package dev.emissary.benchmarks.serialization;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;

/** Tests of what is prepared before anything is measured. */
class RotationTest {

    @Test
    void turnsThroughAllPlacesAndMakesNoMore() throws Exception {
        AtomicInteger made = new AtomicInteger();
        Rotation<Integer> ring = Rotation.of(made::getAndIncrement);
        List<Integer> first = turn(ring);

        assertThat(first).hasSize(Rotation.SIZE).doesNotHaveDuplicates();
        assertThat(turn(ring)).isEqualTo(first);
        assertThat(made).hasValue(Rotation.SIZE);
    }

    private static List<Integer> turn(Rotation<Integer> ring) {
        List<Integer> turn = new ArrayList<>();
        for (int i = 0; i < Rotation.SIZE; i++) {
            turn.add(ring.next());
        }
        return turn;
    }

    @Test
    void grownBytesKeepTheirStore() {
        for (Bytes<?> bytes : List.of(GrownBytes.elasticDirect(), GrownBytes.elasticOnHeap())) {
            Object store = bytes.bytesStore();
            for (int i = 0; i < 400; i++) {
                bytes.writeByte((byte) i);
            }

            assertThat(bytes.bytesStore()).isSameAs(store);
            bytes.releaseLast();
        }
    }
}
