package dev.emissary.javac.testing;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** A reader of constant pools. */
public final class ConstantPool {
    private static final int HEADER = 8;

    private ConstantPool() {}

    /** Returns all constants of a class file as text, references to other constants resolved. */
    public static List<String> of(byte[] classFile) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(classFile))) {
            in.skipNBytes(HEADER);
            Object[][] entries = new Object[in.readUnsignedShort()][];
            for (int i = 1; i < entries.length; i++) {
                int tag = in.readUnsignedByte();
                entries[i] = entry(tag, in);
                // A long and a double take two places.
                i += tag == 5 || tag == 6 ? 1 : 0;
            }
            List<String> result = new ArrayList<>();
            Stream.of(entries).filter(Objects::nonNull).forEach(entry -> result.add(text(entry, entries)));
            return result;
        } catch (IOException malformed) {
            throw new UncheckedIOException(malformed);
        }
    }

    /** A tag and what follows it; an {@code int[]} refers to another constant. */
    private static Object[] entry(int tag, DataInputStream in) throws IOException {
        return switch (tag) {
            case 1 -> new Object[] {tag, in.readUTF()};
            case 3, 4 -> new Object[] {tag, in.readInt()};
            case 5, 6 -> new Object[] {tag, in.readLong()};
            case 7, 8, 16, 19, 20 -> new Object[] {tag, reference(in)};
            case 15 -> new Object[] {tag, in.readUnsignedByte(), reference(in)};
            case 17, 18 -> new Object[] {tag, in.readUnsignedShort(), reference(in)};
            default -> new Object[] {tag, reference(in), reference(in)};
        };
    }

    private static int[] reference(DataInputStream in) throws IOException {
        return new int[] {in.readUnsignedShort()};
    }

    private static String text(Object[] entry, Object[][] entries) {
        StringBuilder result = new StringBuilder();
        for (Object part : entry) {
            result.append(part instanceof int[] reference ? text(entries[reference[0]], entries) : part)
                    .append(' ');
        }
        return result.toString();
    }
}
