package dev.emissary.examples.marketdata.wall;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.stream.Collectors;

/**
 * What two JVMs have to agree on before memory of one may be copied into an object of the other.
 *
 * @param text class, header mode, byte order, and type, name and offset of every field, for people
 * @param value the first eight bytes of the text's SHA-256, for data
 */
public record LayoutFingerprint(String text, long value) {
    /** The bytes that a fingerprint takes in front of the data. */
    public static final int BYTES = Long.BYTES;

    static LayoutFingerprint of(ObjectLayout layout) {
        String fields = layout.slots().stream().map(Object::toString).collect(Collectors.joining(", "));
        String text = layout.type().getName() + ", header " + HeaderMode.current() + ", " + ByteOrder.nativeOrder()
                + ": " + fields;
        return new LayoutFingerprint(text, hash(text));
    }

    /** Returns the value as it appears in error messages. */
    public String hex() {
        return hex(value);
    }

    static String hex(long value) {
        return "%016x".formatted(value);
    }

    private static long hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return ByteBuffer.wrap(digest).getLong();
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform has SHA-256", e);
        }
    }
}
