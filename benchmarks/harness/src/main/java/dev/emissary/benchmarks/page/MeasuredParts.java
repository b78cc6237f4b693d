package dev.emissary.benchmarks.page;

import dev.emissary.benchmarks.result.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The parts of pages that are made of a suite's results: {@code <!-- SUITE: NAME -->}, the part, {@code <!-- end -->}.
 * A part is a table on lines of its own, or words within a sentence.
 */
public final class MeasuredParts {

    private final String suite;
    private final Pattern part;
    private final Map<String, String> texts;

    /**
     * Creates the parts of a suite.
     *
     * @param texts the parts by their names
     */
    public MeasuredParts(String suite, Map<String, String> texts) {
        this.suite = suite;
        this.part = Pattern.compile(
                "(<!-- " + Pattern.quote(suite) + ": ([a-z0-9-]+) -->)(.*?)(<!-- end -->)", Pattern.DOTALL);
        this.texts = Map.copyOf(texts);
    }

    /**
     * Returns a page with its parts replaced.
     *
     * @throws IllegalArgumentException if the page has a part that there are no results of
     */
    String into(String page) {
        return part.matcher(page).replaceAll(found -> {
            String text = texts.get(found.group(2));
            if (text == null) {
                throw new IllegalArgumentException("the suite " + suite + " has no part " + found.group(2));
            }
            String spaced = text.contains("\n") ? "\n\n" + text.strip() + "\n\n" : text;
            return Matcher.quoteReplacement(found.group(1) + spaced + found.group(4));
        });
    }

    /** Returns the texts of those pages below the directory docs of a project that differ, as they should be. */
    public Map<Path, String> outdated(Path root) throws IOException {
        Map<Path, String> outdated = new TreeMap<>();
        try (Stream<Path> files = Files.walk(root.resolve("docs"))) {
            List<Path> pages = files.filter(file -> file.toString().endsWith(".md"))
                    .filter(file -> !file.toString().contains("target"))
                    .toList();
            for (Path page : pages) {
                String text = Files.readString(page);
                String made = into(text);
                if (!made.equals(text)) {
                    outdated.put(root.relativize(page), made);
                }
            }
        }
        return outdated;
    }

    /** Writes those pages of a project to a directory, at the same places. */
    public void write(Path root, Path directory) throws IOException {
        for (Map.Entry<Path, String> page : outdated(root).entrySet()) {
            AtomicFile.write(directory.resolve(page.getKey()), page.getValue());
        }
    }
}
