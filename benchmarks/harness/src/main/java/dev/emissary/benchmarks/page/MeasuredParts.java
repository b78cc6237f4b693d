package dev.emissary.benchmarks.page;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The parts of other pages that are made of a suite's results: {@code <!-- SUITE: NAME -->}, the part, {@code <!-- end
 * -->}. A part is a table on lines of its own, or words within a sentence.
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
    public String into(String page) {
        return part.matcher(page).replaceAll(found -> {
            String text = texts.get(found.group(2));
            if (text == null) {
                throw new IllegalArgumentException("the suite " + suite + " has no part " + found.group(2));
            }
            String spaced = text.contains("\n") ? "\n\n" + text.strip() + "\n\n" : text;
            return Matcher.quoteReplacement(found.group(1) + spaced + found.group(4));
        });
    }
}
