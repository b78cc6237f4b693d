package dev.emissary.tools.survey;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The parts of pages that are generated from the results: {@code <!-- survey: NAME -->}, the part, {@code <!-- end -->}. A
 * part is a table on lines of its own, or a number within a sentence.
 */
public final class GeneratedParts {
    private static final Pattern PART =
            Pattern.compile("(<!-- survey: ([\\w-]+) -->)(.*?)(<!-- end -->)", Pattern.DOTALL);

    private GeneratedParts() {}

    /** Returns whether a page has generated parts. */
    public static boolean isIn(String page) {
        return PART.matcher(page).find();
    }

    /**
     * Returns a page with its generated parts replaced.
     *
     * @throws IllegalArgumentException if the page has a part that nothing is known of
     */
    public static String into(String page, SurveyResult result) {
        Map<String, String> parts = Tables.parts(result);
        return PART.matcher(page).replaceAll(part -> {
            String text = parts.get(part.group(2));
            if (text == null) {
                throw new IllegalArgumentException("the survey has no part " + part.group(2));
            }
            String spaced = text.contains("\n") ? "\n\n" + text + "\n\n" : text;
            return Matcher.quoteReplacement(part.group(1) + spaced + part.group(4));
        });
    }
}
