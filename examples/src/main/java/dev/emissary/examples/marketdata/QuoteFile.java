package dev.emissary.examples.marketdata;

import dev.emissary.examples.marketdata.wall.RefusedCopyException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesUtil;

/** A file with one quote in it, twice: copied as memory without a wall, and through its emissary. */
public final class QuoteFile {
    private static final int START = BytesUtil.triviallyCopyableStart(MarketData.class);
    private static final int LENGTH = BytesUtil.triviallyCopyableLength(MarketData.class);

    private QuoteFile() {}

    /** Writes a quote to a file. */
    static void write(Path file, MarketData quote) throws IOException {
        Bytes<byte[]> bytes = Bytes.allocateElasticOnHeap();
        bytes.unsafeWriteObject(quote, START, LENGTH);
        new EncapsulatedQuote(quote).writeMarshallable(bytes);
        Files.write(file, bytes.toByteArray());
    }

    /** A program that prints, a line each, what it reads without the wall and with it; its argument is the file. */
    public static void main(String[] args) throws IOException {
        Bytes<?> bytes = Bytes.wrapForRead(Files.readAllBytes(Path.of(args[0])));
        MarketData copied = new MarketData();
        bytes.unsafeReadObject(copied, START, LENGTH);
        System.out.println(text(copied));

        MarketData quote = new MarketData();
        try {
            new EncapsulatedQuote(quote).readMarshallable(bytes);
            System.out.println(text(quote));
        } catch (RefusedCopyException e) {
            System.out.println("refused: " + e.getMessage());
        }
    }

    /** Returns a quote as one line. */
    static String text(Quote quote) {
        return "security %d at %d: bid %d at %s, ask %d at %s"
                .formatted(
                        quote.securityId(),
                        quote.time(),
                        quote.bidQuantity(),
                        quote.bidPrice(),
                        quote.askQuantity(),
                        quote.askPrice());
    }
}
