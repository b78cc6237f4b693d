package dev.emissary.examples.marketdata.wall;

import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.FieldGroup;

/**
 * One thing that must not be copied.
 *
 * @param name what is wrong
 * @param attempt tries to copy it all the same
 */
record BadInput(String name, Runnable attempt) {

    private static final GuardedCopy<Tick> COPY = GuardedCopy.of(Tick.class);

    /** Returns all of them: classes first, then objects, then data. */
    static List<BadInput> all() {
        return List.of(
                badClass("a class with a String", WithString.class),
                badClass("a class whose superclass has a reference", BelowAReference.class),
                badClass("a view of a field group that is not transient", WithPersistentView.class),
                badClass("a view where there is no field group", WithViewOnly.class),
                badClass("a field group in two pieces", WithScatteredGroup.class),
                badClass("a class with a final field", WithFinal.class),
                badClass("a class with a transient field", WithTransient.class),
                badClass("a class without fields", Object.class),
                badClass("an abstract class", Number.class),
                badClass("a record", Pair.class),
                badClass("an array", long[].class),
                badClass("an enum", Thread.State.class),
                badClass("null for a class", null),
                new BadInput("null to write", () -> COPY.write(null, Bytes.allocateElasticOnHeap())),
                new BadInput("null to read into", () -> COPY.read(null, written())),
                new BadInput("a wrong class to write", () -> writeUnchecked(new Tock())),
                new BadInput("a wrong class to read into", () -> readUnchecked(new Tock())),
                new BadInput("a subclass to write", () -> COPY.write(new SubTick(), Bytes.allocateElasticOnHeap())),
                new BadInput("too little room", BadInput::writeWithoutRoom),
                new BadInput("no data", () -> COPY.read(new Tick(), Bytes.allocateElasticOnHeap())),
                new BadInput("data cut off in the middle", () -> readCut(COPY.size() - 1)),
                new BadInput("data cut off in the fingerprint", () -> readCut(LayoutFingerprint.BYTES - 1)),
                new BadInput("data of another class with the same fields", BadInput::readOtherClass),
                new BadInput("data of another layout", BadInput::readOtherLayout));
    }

    private static BadInput badClass(String name, Class<?> type) {
        return new BadInput(name, () -> GuardedCopy.of(type));
    }

    private static Bytes<?> written() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        COPY.write(new Tick(7, 8), bytes);
        return bytes;
    }

    // What an unchecked cast somewhere in a larger program amounts to.
    @SuppressWarnings("unchecked")
    private static void writeUnchecked(Object object) {
        ((GuardedCopy<Object>) (GuardedCopy<?>) COPY).write(object, Bytes.allocateElasticOnHeap());
    }

    @SuppressWarnings("unchecked")
    private static void readUnchecked(Object object) {
        ((GuardedCopy<Object>) (GuardedCopy<?>) COPY).read(object, written());
    }

    private static void writeWithoutRoom() {
        Bytes<?> bytes = Bytes.wrapForWrite(new byte[COPY.size() - 1]);
        try {
            COPY.write(new Tick(7, 8), bytes);
        } finally {
            require(bytes.writePosition() == 0, "bytes were written");
        }
    }

    private static void readCut(int size) {
        Bytes<?> bytes = written();
        bytes.readLimit(size);
        readIntoTarget(bytes);
    }

    private static void readOtherClass() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        GuardedCopy.of(Tock.class).write(new Tock(), bytes);
        readIntoTarget(bytes);
    }

    /** What a fingerprint with one bit changed stands for; the tests do it with another JVM. */
    private static void readOtherLayout() {
        Bytes<?> bytes = written();
        bytes.writeLong(0, bytes.readLong(0) ^ 1);
        readIntoTarget(bytes);
    }

    private static void readIntoTarget(Bytes<?> bytes) {
        Tick target = new Tick(1, 2);
        long position = bytes.readPosition();
        try {
            COPY.read(target, bytes);
        } finally {
            require(target.quantity == 1 && target.price == 2, "the target was changed");
            require(bytes.readPosition() == position, "bytes were consumed");
        }
    }

    private static void require(boolean kept, String otherwise) {
        if (!kept) {
            throw new IllegalStateException(otherwise);
        }
    }

    /** A record with the same fields as a tick. */
    private record Pair(int quantity, long price) {}

    /** Another class with the fields of a tick. */
    private static final class Tock {
        int quantity;
        long price;
    }

    /** A tick that claims to be more. */
    private static final class SubTick extends Tick {}

    /** Has a reference. */
    private static class WithString {
        long time;
        String text;
    }

    /** Inherits a reference. */
    private static final class BelowAReference extends WithString {
        long more;
    }

    /** Keeps a view that would be serialized. */
    private static final class WithPersistentView {
        @FieldGroup("text")
        long text0;

        BytesStore<?, ?> text;
    }

    /** Keeps bytes that are no view of its fields. */
    private static final class WithViewOnly {
        long time;
        transient BytesStore<?, ?> bytes;
    }

    /** Has a group of two sizes, which no JVM lays side by side when there is a long between them. */
    private static final class WithScatteredGroup {
        @FieldGroup("text")
        double text0;

        long time;

        @FieldGroup("text")
        double text1;

        transient BytesStore<?, ?> text;
    }

    /** Has a value that the JVM may have folded into its code. */
    private static final class WithFinal {
        final long time = System.nanoTime();
    }

    /** Has a value that was not meant to leave. */
    private static final class WithTransient {
        transient long secret;
    }
}
