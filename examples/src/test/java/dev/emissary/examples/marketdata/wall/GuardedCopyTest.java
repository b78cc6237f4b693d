package dev.emissary.examples.marketdata.wall;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Bad input is refused with a reason, and without a change. */
class GuardedCopyTest {
    private static final GuardedCopy<Tick> COPY = GuardedCopy.of(Tick.class);

    /** An int and a long: which of them comes first depends on the size of the object header. */
    private static class Tick {
        int quantity = 7;
        long price = 8;
    }

    private static final class SubTick extends Tick {}

    private static class WithString {
        long time;
        String text;
    }

    private static final class BelowAReference extends WithString {
        long more;
    }

    /** One of two references comes behind the number. */
    private static class WithView {
        long time;
        transient Object view;
        transient Object other;
    }

    private static final class BelowAView extends WithView {
        long more;
    }

    private static final class WithFinal {
        final long time = System.nanoTime();
    }

    private record Pair(int quantity, long price) {}

    static List<Arguments> badClasses() {
        return List.of(
                arguments("text is a reference", WithString.class),
                arguments("text is a reference", BelowAReference.class),
                arguments("not in one piece", BelowAView.class),
                arguments("time is final", WithFinal.class),
                arguments("no fields", Object.class),
                arguments("no fields", Number.class),
                arguments("no fields", Pair.class),
                arguments("no fields", long[].class));
    }

    @ParameterizedTest
    @MethodSource("badClasses")
    void refusesClasses(String reason, Class<?> type) {
        refused(reason, () -> GuardedCopy.of(type));
    }

    @Test
    void refusesObjects() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        refused("null has no fields", () -> COPY.write(null, bytes));
        refused("null has no fields", () -> COPY.read(null, written()));
        refused("SubTick is none of exactly", () -> COPY.write(new SubTick(), bytes));
        refused("SubTick is none of exactly", () -> COPY.read(new SubTick(), written()));
        assertThat(bytes.writePosition()).isZero();
    }

    @Test
    void refusesTooLittleRoom() {
        Bytes<?> bytes = Bytes.wrapForWrite(new byte[COPY.size() - 1]);
        refused("no room: 19 of 20 bytes", () -> COPY.write(new Tick(), bytes));
        assertThat(bytes.writePosition()).isZero();
    }

    @Test
    void refusesDataOfAnotherLayoutOrCutOff() {
        Bytes<?> other = Bytes.allocateElasticOnHeap();
        GuardedCopy.of(SubTick.class).write(new SubTick(), other);
        refusedUnread("written with layout", other);
        Bytes<?> changed = written();
        changed.writeLong(0, changed.readLong(0) ^ 1);
        refusedUnread("int quantity@", changed);
        for (int size : new int[] {0, Long.BYTES - 1, COPY.size() - 1}) {
            Bytes<?> cut = written();
            cut.readLimit(size);
            refusedUnread("truncated: " + size + " of 20 bytes", cut);
        }
    }

    @Test
    void readsWhatItHasWritten() {
        Tick tick = new Tick();
        tick.quantity = 9;
        tick.price = 10;
        Bytes<?> bytes = written();
        COPY.write(tick, bytes);
        assertThat(bytes.readRemaining()).isEqualTo(2L * COPY.size());
        COPY.read(tick, bytes);
        assertThat(tick).extracting("quantity", "price").containsExactly(7, 8L);
        COPY.read(tick, bytes);
        assertThat(tick).extracting("quantity", "price").containsExactly(9, 10L);
    }

    private static Bytes<?> written() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        COPY.write(new Tick(), bytes);
        return bytes;
    }

    private static void refusedUnread(String reason, Bytes<?> bytes) {
        Tick target = new Tick();
        target.quantity = 1;
        refused(reason, () -> COPY.read(target, bytes));
        assertThat(target.quantity).isEqualTo(1);
        assertThat(bytes.readPosition()).isZero();
    }

    private static void refused(String reason, Runnable attempt) {
        assertThatExceptionOfType(RefusedCopyException.class)
                .isThrownBy(attempt::run)
                .withMessageContaining(reason);
    }
}
