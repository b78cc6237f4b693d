package dev.emissary.javac;

import dev.emissary.model.Problem;
import dev.emissary.written.OptionWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The options of the plugin (EM-OPT).
 *
 * @param commonSuperclass whether an emissary extends {@code dev.emissary.lang.Emissary} ({@code superclass=})
 * @param keywordForm whether the word {@code emissary} can begin a declaration ({@code keyword=})
 * @param warns whether to warn about legal code that may not do what it promises (not with {@code lint=off})
 * @param lint whether to warn about further legal code that is often unintended ({@code lint=on})
 * @param generated whether the methods that are added are annotated as generated ({@code generated=on})
 * @param desugarDirectory where emissaries are written as plain Java ({@code desugar=}), or null
 * @param partial whether declarations without an error are written despite errors elsewhere ({@code partial=})
 * @param mistakes the mistakes in the given options
 */
record Options(
        boolean commonSuperclass,
        boolean keywordForm,
        boolean warns,
        boolean lint,
        boolean generated,
        String desugarDirectory,
        boolean partial,
        List<Problem> mistakes) {
    private static final String COMMON_SUPERCLASS = "dev.emissary.lang.Emissary";

    private static final String DIRECTORY = OptionWords.DIRECTORY;

    private static final String QUOTES = "'\"";

    private static final Map<String, List<String>> VALID = Map.of(
            "superclass", List.of(COMMON_SUPERCLASS, "none"),
            "keyword", List.of("on", "off"),
            "lint", List.of("off", "on"),
            "generated", List.of("off", "on"),
            "desugar", List.of(DIRECTORY),
            "partial", List.of("off", "on"));

    /** Reads the words that follow the plugin's name; the first value of each option but lint is its default. */
    static Options parse(String... words) {
        if (words.length == 0) {
            // Most compilations give none, and load one class less.
            return new Options(true, true, true, false, false, null, false, List.of());
        }
        OptionWords read = OptionWords.of(withBlanks(words), "", VALID);
        Map<String, String> values = read.values();
        List<Problem> mistakes = new ArrayList<>(read.mistakes());
        if ("on".equals(values.get("partial")) && !values.containsKey("desugar")) {
            mistakes.add(Problem.found("option.alone", "partial=on", "desugar=" + DIRECTORY));
        }
        return new Options(
                !"none".equals(values.get("superclass")),
                !"off".equals(values.get("keyword")),
                !"off".equals(values.get("lint")),
                "on".equals(values.get("lint")),
                "on".equals(values.get("generated")),
                values.get("desugar"),
                "on".equals(values.get("partial")),
                mistakes);
    }

    /**
     * Rejoins a directory name with blanks, which javac splits even inside quotes. A quoted name ends at its closing
     * quote; an unquoted one includes all following words that cannot be options.
     */
    private static List<String> withBlanks(String... words) {
        List<String> result = new ArrayList<>();
        int next = 0;
        while (next < words.length) {
            String word = words[next++];
            int equals = word.indexOf('=') + 1;
            List<String> valid = equals == 0 ? null : VALID.get(word.substring(0, equals - 1));
            if (valid != null && valid.contains(DIRECTORY)) {
                StringBuilder whole = new StringBuilder(word);
                String quote = word.length() > equals && QUOTES.indexOf(word.charAt(equals)) >= 0
                        ? word.substring(equals, equals + 1)
                        : "";
                boolean open = !quote.isEmpty() && !isClosed(word, equals, quote);
                while (next < words.length && (open || (quote.isEmpty() && cannotBeOption(words[next])))) {
                    whole.append(' ').append(words[next]);
                    open &= !words[next++].endsWith(quote);
                }
                word = quote.isEmpty() || open
                        ? whole.toString()
                        : whole.deleteCharAt(whole.length() - 1)
                                .deleteCharAt(equals)
                                .toString();
            }
            result.add(word);
        }
        return result;
    }

    private static boolean isClosed(String word, int quoteAt, String quote) {
        return word.length() > quoteAt + 1 && word.endsWith(quote);
    }

    private static boolean cannotBeOption(String word) {
        return word.indexOf('=') < 0 && !VALID.containsKey(word);
    }
}
