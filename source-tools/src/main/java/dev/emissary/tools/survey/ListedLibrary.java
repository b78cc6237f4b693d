package dev.emissary.tools.survey;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A library of a list, which has coordinates and any words in each line; a line with a leading {@code #} is a comment.
 *
 * @param coordinates the first word of the line, which should be coordinates
 * @param group the first of the wanted words that the line has; empty if none is wanted
 */
public record ListedLibrary(String coordinates, String group) {
    /**
     * Returns the libraries of a list.
     *
     * @param file the list
     * @param uses words of which the line must contain one after the first, or none for all lines
     */
    public static List<ListedLibrary> read(Path file, List<String> uses) throws IOException {
        List<ListedLibrary> found = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            List<String> words = Arrays.asList(line.strip().split("\\s+"));
            Optional<String> group = uses.stream()
                    .filter(words.subList(1, words.size())::contains)
                    .findFirst();
            if (!line.isBlank() && !line.startsWith("#") && (uses.isEmpty() || group.isPresent())) {
                found.add(new ListedLibrary(words.get(0), group.orElse("")));
            }
        }
        return found;
    }
}
