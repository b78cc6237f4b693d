package dev.emissary.examples.marketdata.wall;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;

/**
 * Writes and reads objects of one class as the memory their fields are in, behind a {@link LayoutFingerprint}.
 *
 * <p>Such a copy knows no types: bytes of another layout give wrong values in silence, a reference among them corrupts
 * the heap, and a null ends the JVM. So everything is checked before the first byte: the class when this object is
 * created, object, length and fingerprint at every copy. A refused copy leaves the object, the data and both positions
 * as they were.
 *
 * @param <T> the class, exactly; objects of subclasses are refused
 */
public final class GuardedCopy<T> {
    private final Class<T> type;
    private final LayoutFingerprint fingerprint;
    private final long expected;
    private final int start;
    private final int length;

    private GuardedCopy(Class<T> type, ObjectLayout layout) {
        this.type = type;
        this.fingerprint = LayoutFingerprint.of(layout);
        this.expected = fingerprint.value();
        this.start = layout.start();
        this.length = layout.length();
    }

    /**
     * Creates what copies the objects of a class.
     *
     * @throws RefusedCopyException if objects of this class cannot be copied as memory; it names the reason
     */
    public static <T> GuardedCopy<T> of(Class<T> type) {
        if (type == null) {
            throw new RefusedCopyException("null is not a class");
        }
        return new GuardedCopy<>(type, ObjectLayout.of(type));
    }

    /** Returns the layout of the running JVM. */
    public LayoutFingerprint fingerprint() {
        return fingerprint;
    }

    /** Returns the size in bytes of what {@link #write} writes. */
    public int size() {
        return LayoutFingerprint.BYTES + length;
    }

    /**
     * Writes the fingerprint and the fields.
     *
     * @throws RefusedCopyException if the object is null or of another class, or if there is no room
     */
    public void write(T object, BytesOut<?> out) {
        refuseOthers(object);
        if (out.writeRemaining() < size()) {
            throw new RefusedCopyException("no room: " + out.writeRemaining() + " of " + size() + " bytes");
        }
        out.writeLong(expected);
        out.unsafeWriteObject(object, start, length);
    }

    /**
     * Reads what {@link #write} has written into an object.
     *
     * @throws RefusedCopyException if the object is null or of another class, if the data end too early, or if they
     *     were written with another layout
     */
    public void read(T object, BytesIn<?> in) {
        refuseOthers(object);
        if (in.readRemaining() < size()) {
            throw new RefusedCopyException("truncated: " + in.readRemaining() + " of " + size() + " bytes");
        }
        long position = in.readPosition();
        long found = in.readLong();
        if (found != expected) {
            in.readPosition(position);
            throw new RefusedCopyException("the data were written with layout " + LayoutFingerprint.hex(found)
                    + ", this JVM's is " + fingerprint.hex() + " (" + fingerprint.text() + ")");
        }
        in.unsafeReadObject(object, start, length);
    }

    private void refuseOthers(Object object) {
        if (object == null) {
            throw new RefusedCopyException("null has no fields of " + type.getName());
        }
        if (object.getClass() != type) {
            throw new RefusedCopyException(
                    "an object of " + object.getClass().getTypeName() + " is none of exactly " + type.getName());
        }
    }
}
