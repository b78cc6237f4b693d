/* A plain file of quotes in their fixed form. */
package dev.emissary.examples.marketdata.portable;

import dev.emissary.examples.marketdata.Pass;
import dev.emissary.examples.marketdata.TradingDay;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file with one quote after the other and nothing else; all that it ever sees of a quote is its emissary. */
public final class QuoteFile {

    private static final int BUFFER = 1 << 16;

    private final Path path;

    /** Names a file, which {@link #write} creates. */
    public QuoteFile(Path path) {
        this.path = path;
    }

    /** Writes the quotes of a day. */
    public Pass write(TradingDay day, PortableDto quote) throws IOException {
        FixedForm handedOut = new PortableQuote(quote);
        byte[] bytes = new byte[handedOut.size()];
        try (OutputStream file = new BufferedOutputStream(Files.newOutputStream(path), BUFFER)) {
            return Pass.over(() -> {
                if (!day.next()) {
                    return null;
                }
                quote.set(day);
                handedOut.writeTo(bytes, 0);
                write(file, bytes);
                return quote;
            });
        }
    }

    /**
     * Reads all quotes.
     *
     * @throws EOFException if the file ends within a quote
     */
    public Pass read(PortableDto quote) throws IOException {
        FixedForm handedOut = new PortableQuote(quote);
        byte[] bytes = new byte[handedOut.size()];
        if (Files.size(path) % bytes.length != 0) {
            throw new EOFException(path.getFileName() + " ends within a quote");
        }
        try (InputStream file = new BufferedInputStream(Files.newInputStream(path), BUFFER)) {
            return Pass.over(() -> {
                if (read(file, bytes) == 0) {
                    return null;
                }
                handedOut.readFrom(bytes, 0);
                return quote;
            });
        }
    }

    private static void write(OutputStream file, byte[] bytes) {
        try {
            file.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int read(InputStream file, byte[] bytes) {
        try {
            return file.readNBytes(bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
