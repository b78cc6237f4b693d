/* A file with one tick in it, twice: copied as memory without a wall, and with it. */
package dev.emissary.examples.marketdata.wall;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesUtil;

/** Shows what a JVM of another layout makes of copied memory. */
public final class TickFile {

    private static final GuardedCopy<Tick> COPY = GuardedCopy.of(Tick.class);

    private TickFile() {}

    /** Writes a tick to a file. */
    public static void write(Path file, Tick tick) throws IOException {
        Bytes<byte[]> bytes = Bytes.allocateElasticOnHeap();
        bytes.unsafeWriteObject(tick, BytesUtil.triviallyCopyableStart(Tick.class), length());
        COPY.write(tick, bytes);
        Files.write(file, bytes.toByteArray());
    }

    /** A program that prints, a line each, what it reads without the wall and with it; its argument is the file. */
    public static void main(String[] args) throws IOException {
        Bytes<?> bytes = Bytes.wrapForRead(Files.readAllBytes(Path.of(args[0])));
        Tick tick = new Tick();
        bytes.unsafeReadObject(tick, BytesUtil.triviallyCopyableStart(Tick.class), length());
        System.out.println(tick);
        try {
            COPY.read(tick, bytes);
            System.out.println(tick);
        } catch (RefusedCopyException e) {
            System.out.println("refused: " + e.getMessage());
        }
    }

    private static int length() {
        return BytesUtil.triviallyCopyableLength(Tick.class);
    }
}
