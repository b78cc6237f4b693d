package dev.emissary.javac.jdk;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipException;

/**
 * The files in a jar whose bytes are in memory; each is decompressed when it is asked for.
 *
 * <p>It reads what {@link java.util.zip.ZipFile} reads, for jars as build tools write them, in a small part of the steps:
 * a JVM that has just started interprets each of them. The format is that of APPNOTE.TXT, 4.3, by PKWARE.
 */
final class JarFiles {
    private static final int END_SIGNATURE = 0x06054b50;
    private static final int END_SIZE = 22;
    private static final int END_ENTRIES = 10;
    private static final int END_DIRECTORY = 16;
    private static final int END_COMMENT_LENGTH = 20;

    private static final int ENTRY_SIGNATURE = 0x02014b50;
    private static final int ENTRY_SIZE = 46;
    private static final int ENTRY_METHOD = 10;
    private static final int ENTRY_COMPRESSED = 20;
    private static final int ENTRY_LENGTH = 24;
    private static final int ENTRY_NAME_LENGTH = 28;
    private static final int ENTRY_EXTRA_LENGTH = 30;
    private static final int ENTRY_COMMENT_LENGTH = 32;
    private static final int ENTRY_FILE = 42;

    private static final int FILE_SIZE = 30;
    private static final int FILE_NAME_LENGTH = 26;
    private static final int FILE_EXTRA_LENGTH = 28;

    private static final int STORED = 0;
    private static final int DEFLATED = 8;
    private static final int NAMES = 1024;

    private final byte[] jar;
    private final Map<String, Integer> entries = new HashMap<>(NAMES);
    private final Inflater inflater = new Inflater(true);

    /**
     * Finds the files of a jar.
     *
     * @param jar the bytes of the jar, which are not changed by anyone later
     * @throws ZipException if it has a form that build tools do not write
     */
    JarFiles(byte[] jar) throws ZipException {
        this.jar = jar;
        int end = jar.length - END_SIZE;
        while (end >= 0
                && (number(end) != END_SIGNATURE || end + END_SIZE + half(end + END_COMMENT_LENGTH) != jar.length)) {
            end--;
        }
        if (end < 0) {
            throw new ZipException("no directory");
        }
        int entry = number(end + END_DIRECTORY);
        for (int i = half(end + END_ENTRIES); i > 0; i--) {
            if (entry < 0 || entry > end - ENTRY_SIZE || number(entry) != ENTRY_SIGNATURE) {
                throw new ZipException("no entry");
            }
            int length = half(entry + ENTRY_NAME_LENGTH);
            entries.put(new String(jar, entry + ENTRY_SIZE, length, StandardCharsets.UTF_8), entry);
            entry += ENTRY_SIZE + length + half(entry + ENTRY_EXTRA_LENGTH) + half(entry + ENTRY_COMMENT_LENGTH);
        }
    }

    /**
     * Returns the content of a file, or null if there is no such file.
     *
     * @throws ZipException if it cannot be decompressed
     */
    synchronized byte[] read(String name) throws ZipException {
        Integer found = entries.get(name);
        if (found == null) {
            return null;
        }
        int entry = found;
        int file = number(entry + ENTRY_FILE);
        int start = file + FILE_SIZE + half(file + FILE_NAME_LENGTH) + half(file + FILE_EXTRA_LENGTH);
        int compressed = number(entry + ENTRY_COMPRESSED);
        return switch (half(entry + ENTRY_METHOD)) {
            case STORED -> Arrays.copyOfRange(jar, start, start + compressed);
            case DEFLATED -> inflated(name, start, compressed, number(entry + ENTRY_LENGTH));
            default -> throw new ZipException("compression of " + name);
        };
    }

    private byte[] inflated(String name, int start, int compressed, int length) throws ZipException {
        byte[] content = new byte[length];
        inflater.reset();
        inflater.setInput(jar, start, compressed);
        try {
            if (inflater.inflate(content) == length) {
                return content;
            }
        } catch (DataFormatException damaged) {
            throw (ZipException) new ZipException(name).initCause(damaged);
        }
        throw new ZipException("length of " + name);
    }

    private int half(int at) {
        return (jar[at] & 0xff) | (jar[at + 1] & 0xff) << 8;
    }

    private int number(int at) {
        return half(at) | half(at + 2) << 16;
    }
}
