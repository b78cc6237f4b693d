package dev.emissary.benchmarks.forwarding.size;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Counts the lines of a source file of Java, Kotlin or Scala that hold more than blanks and comments. */
final class SourceLines {

    private SourceLines() {}

    static int count(Path file) throws IOException {
        return count(Files.readAllLines(file));
    }

    /** Counts the lines; a comment begins a line or stands in none that counts, as everywhere in this module. */
    static int count(List<String> lines) {
        int count = 0;
        boolean comment = false;
        for (String line : lines) {
            String text = line.strip();
            boolean begins = text.startsWith("/*");
            if (!comment && !begins && !text.isEmpty() && !text.startsWith("//")) {
                count++;
            }
            comment = (comment || begins) && !text.endsWith("*/");
        }
        return count;
    }
}
