package dev.emissary.benchmarks.serialization.breakeven;

import dev.emissary.benchmarks.serialization.GrownBytes;
import java.lang.reflect.Field;
import java.util.SplittableRandom;
import net.openhft.chronicle.bytes.Bytes;

/** An object of longs, and the elastic direct {@code Bytes} that it is written to. */
final class FieldsPlace {

    private final int fields;
    private final LongFields object;
    private final Bytes<Void> bytes = GrownBytes.elasticDirect();

    /** Creates a place with the form of the object in it, after a check of both techniques. */
    FieldsPlace(Class<? extends LongFields> type, int fields) throws ReflectiveOperationException {
        this.fields = fields;
        object = type.getConstructor().newInstance();
        SplittableRandom random = new SplittableRandom(fields);
        check(random, this::writeTriviallyCopyable, this::readTriviallyCopyable);
        check(random, this::writeExplicit, this::readExplicit);
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
