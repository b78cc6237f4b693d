/* The program of a JVM without Unsafe: reads a file of quotes and prints what it came to. */
package dev.emissary.examples.marketdata.portable;

import dev.emissary.examples.marketdata.Pass;
import java.io.IOException;
import java.nio.file.Path;

/** A program that reads a file a few times; its arguments are the file and the technique of a {@link PortableDto}. */
public final class QuoteFileReader {

    private static final int PASSES = 5;

    private QuoteFileReader() {}

    /** Prints the fastest pass. */
    public static void main(String[] args) throws IOException {
        PortableDto quote = PortableDto.all().stream()
                .filter(dto -> dto.technique().equals(args[1]))
                .findFirst()
                .orElseThrow();
        QuoteFile file = new QuoteFile(Path.of(args[0]));
        System.out.println(Pass.fastest(PASSES, number -> file.read(quote)).toLine());
    }
}
