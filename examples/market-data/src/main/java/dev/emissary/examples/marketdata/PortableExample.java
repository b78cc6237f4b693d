/* The part of the program without Unsafe. */
package dev.emissary.examples.marketdata;

import dev.emissary.examples.marketdata.portable.PortableDto;
import dev.emissary.examples.marketdata.portable.PortableJvm;
import dev.emissary.examples.marketdata.portable.QuoteFile;
import dev.emissary.examples.marketdata.portable.QuoteFileReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes the day in a fixed layout, and reads it in a JVM that lays out its objects differently and denies Unsafe. */
final class PortableExample {

    private final PrintStream out;
    private final int quotes;

    PortableExample(PrintStream out, int quotes) {
        this.out = out;
        this.quotes = quotes;
    }

    /** Shows everything and tells whether all checksums agree. */
    boolean run() throws IOException {
        out.printf(
                "%n  Without Unsafe: the same day in a plain file, read by a JVM with%n    %s%n",
                String.join(" ", PortableJvm.flags()));
        boolean agrees = true;
        for (PortableDto writer : PortableDto.all()) {
            Path file = Files.createTempFile("quotes", ".bytes");
            try {
                Pass written = Pass.fastest(3, number -> new QuoteFile(file).write(new TradingDay(quotes), writer));
                for (PortableDto reader : PortableDto.all()) {
                    agrees &= showReader(file, writer, written, reader.technique());
                }
            } finally {
                Files.delete(file);
            }
        }
        return agrees;
    }

    private boolean showReader(Path file, PortableDto writer, Pass written, String technique) throws IOException {
        SecondJvm reader = SecondJvm.run(PortableJvm.flags(), QuoteFileReader.class, file.toString(), technique);
        if (reader.exitCode() != 0) {
            out.printf("    %-20sthe second JVM failed: %s%n", writer.technique(), reader.output());
            return false;
        }
        Pass read = Pass.parse(reader.output());
        boolean agrees = read.agreesWith(written);
        out.printf(
                "    %-20s%8d%10.2f M/s%10.2f M/s    %s, %s, read with %s%n",
                writer.technique(),
                writer.size(),
                written.millionsPerSecond(),
                read.millionsPerSecond(),
                read.checksum(),
                agrees ? "agrees" : "DOES NOT AGREE",
                technique);
        return agrees;
    }
}
