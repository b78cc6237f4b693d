package dev.emissary.benchmarks.serialization.breakeven;

import dev.emissary.benchmarks.serialization.GrownBytes;
import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.SplittableRandom;
import net.openhft.chronicle.bytes.Bytes;

/**
 * An object of longs, and what it is written to: elastic direct {@code Bytes} and a {@code ByteBuffer}.
 *
 * <p>The buffer is direct and in native order, so that all techniques write the same bytes to the same kind of memory,
 * and the difference is that of the libraries.
 */
final class FieldsPlace {

    private final int fields;
    private final LongFields object;
    private final Bytes<Void> bytes = GrownBytes.elasticDirect();
    private final ByteBuffer buffer;

    private FieldsPlace(int fields) throws ReflectiveOperationException {
        this.fields = fields;
        object = LongFieldsClasses.newObject(fields);
        buffer = ByteBuffer.allocateDirect(fields * Long.BYTES).order(ByteOrder.nativeOrder());
    }

    /** Creates a place for the techniques of Chronicle, with the form of the object in it. */
    static FieldsPlace forBytes(int fields) throws ReflectiveOperationException {
        FieldsPlace place = new FieldsPlace(fields);
        SplittableRandom random = new SplittableRandom(fields);
        place.check(random, place::writeTriviallyCopyable, place::readTriviallyCopyable);
        place.check(random, place::writeExplicit, place::readExplicit);
        return place;
    }

    /** Creates a place for the buffer, with the form of the object in it. */
    static FieldsPlace forBuffer(int fields) throws ReflectiveOperationException {
        FieldsPlace place = new FieldsPlace(fields);
        place.check(new SplittableRandom(fields), place::writeByteBuffer, place::readByteBuffer);
        return place;
    }

    void release() {
        bytes.releaseLast();
    }

    void writeExplicit() {
        bytes.writePosition(0);
        object.writeExplicit(bytes);
    }

    void readExplicit() {
        bytes.readPosition(0);
        object.readExplicit(bytes);
    }

    void writeTriviallyCopyable() {
        bytes.writePosition(0);
        object.writeTriviallyCopyable(bytes);
    }

    void readTriviallyCopyable() {
        bytes.readPosition(0);
        object.readTriviallyCopyable(bytes);
    }

    void writeByteBuffer() {
        buffer.position(0);
        object.writeByteBuffer(buffer);
    }

    void readByteBuffer() {
        buffer.position(0);
        object.readByteBuffer(buffer);
    }

    // Every check has values of its own, so that none can read what another has written.
    private void check(SplittableRandom random, Runnable write, Runnable read) throws ReflectiveOperationException {
        long[] values = random.longs(fields).toArray();
        for (int i = 0; i < fields; i++) {
            field(i).setLong(object, values[i]);
        }
        write.run();
        for (int i = 0; i < fields; i++) {
            field(i).setLong(object, 0);
        }
        read.run();
        for (int i = 0; i < fields; i++) {
            if (field(i).getLong(object) != values[i]) {
                throw new IllegalStateException("field " + i + " of " + fields + " is not read as it was written");
            }
        }
    }

    private Field field(int number) throws NoSuchFieldException {
        return object.getClass().getField("field" + number);
    }
}
