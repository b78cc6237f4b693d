package dev.emissary.tools.survey;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Reads lists of libraries: coordinates and any words in each line; a line with a leading {@code #} is a comment. */
public final class LibraryList {
    private LibraryList() {}

    /**
     * Returns the first word of each line, which should be coordinates.
     *
     * @param file the list
     * @param use a word that the line must contain after the first, or an empty text for all lines
     */
    public static List<String> read(Path file, String use) throws IOException {
        return Files.readAllLines(file).stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .map(line -> Arrays.asList(line.split("\\s+")))
                .filter(words -> use.isEmpty() || words.subList(1, words.size()).contains(use))
                .map(words -> words.get(0))
                .toList();
    }
}
