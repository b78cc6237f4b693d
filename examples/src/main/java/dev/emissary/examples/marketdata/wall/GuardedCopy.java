package dev.emissary.examples.marketdata.wall;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.BytesUtil;
import net.openhft.chronicle.core.UnsafeMemory;

/**
 * Writes and reads objects of one class as the memory their fields are in, behind a fingerprint of their layout: class,
 * byte order, and type, name and offset of every field.
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
    private final String layout;
    private final long fingerprint;
    private final int start;
    private final int length;

    private GuardedCopy(Class<T> type) {
        this.type = type;
        this.layout = layout(type);
        this.fingerprint = hash(layout);
        this.start = BytesUtil.triviallyCopyableStart(type);
        this.length = BytesUtil.triviallyCopyableLength(type);
    }

    /**
     * Creates what copies the objects of a class.
     *
     * @throws RefusedCopyException if objects of this class cannot be copied as memory; it names the reason
     */
    public static <T> GuardedCopy<T> of(Class<T> type) {
        if (type.isRecord() || fields(type).noneMatch(field -> field.getType().isPrimitive())) {
            throw new RefusedCopyException(type.getTypeName() + " has no fields that can be copied as memory");
        }
        if (!BytesUtil.isTriviallyCopyable(type)) {
            throw new RefusedCopyException(type.getName() + " is not trivially copyable");
        }
        GuardedCopy<T> copy = new GuardedCopy<>(type);
        fields(type).forEach(copy::refuse);
        return copy;
    }

    /** Refuses a field that would not be copied, or that must not be; a view of a field group is a transient one. */
    private void refuse(Field field) {
        String name = field.getDeclaringClass().getName() + "." + field.getName();
        if (!field.getType().isPrimitive()) {
            if (!Modifier.isTransient(field.getModifiers())) {
                throw new RefusedCopyException(name + " is a reference: only primitive fields can be copied as memory");
            }
            return;
        }
        if (Modifier.isFinal(field.getModifiers())) {
            throw new RefusedCopyException(name + " is final: copying into an object would change it");
        }
        long offset = UnsafeMemory.unsafeObjectFieldOffset(field);
        if (offset < start || offset >= start + length) {
            throw new RefusedCopyException(name + " is not in one piece with the other fields");
        }
    }

    private static Stream<Field> fields(Class<?> type) {
        return Stream.<Class<?>>iterate(type, each -> each != null, Class::getSuperclass)
                .flatMap(each -> Stream.of(each.getDeclaredFields()))
                .filter(field -> !Modifier.isStatic(field.getModifiers()));
    }

    private static String layout(Class<?> type) {
        return fields(type)
                .sorted(Comparator.comparing(UnsafeMemory::unsafeObjectFieldOffset))
                .map(field -> field.getType().getName() + " " + field.getName() + "@"
                        + UnsafeMemory.unsafeObjectFieldOffset(field))
                .collect(Collectors.joining(", ", type.getName() + ", " + ByteOrder.nativeOrder() + ": ", ""));
    }

    private static long hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return ByteBuffer.wrap(digest).getLong();
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform has SHA-256", e);
        }
    }

    /** Returns the size in bytes of what {@link #write} writes. */
    public int size() {
        return Long.BYTES + length;
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
        out.writeLong(fingerprint);
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
        if (found != fingerprint) {
            in.readPosition(position);
            throw new RefusedCopyException("the data were written with layout %016x, this JVM's is %016x (%s)"
                    .formatted(found, fingerprint, layout));
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
