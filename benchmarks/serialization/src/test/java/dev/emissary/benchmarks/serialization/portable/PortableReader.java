package dev.emissary.benchmarks.serialization.portable;

import dev.emissary.benchmarks.serialization.quote.Checksum;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A program that prints the checksum of a quote, read into each kind of portable quote; its argument is a file. */
final class PortableReader {

    private PortableReader() {}

    public static void main(String[] args) throws IOException {
        byte[] bytes = Files.readAllBytes(Path.of(args[0]));
        for (PortableDto quote : PortableTest.dtos()) {
            quote.readFrom(bytes, 0);
            System.out.println(Checksum.of(quote));
        }
    }
}
