package dev.emissary.benchmarks.comparison;

import java.util.Locale;

/**
 * What an approach answers to a question.
 *
 * @param answer the answer
 * @param evidence how it is known
 * @param words the program's own words, the compiler's error, or the citing sentence; one line
 * @param source the address that is cited, or the file of this repository by its path from the root; empty if none is
 */
public record Cell(Answer answer, Evidence evidence, String words, String source) {

    /** The answers, which programs, files and the page write in small letters. */
    public enum Answer {
        YES,
        NO,
        PARTLY;

        /**
         * The answer of this word.
         *
         * @throws IllegalArgumentException if there is none
         */
        static Answer of(String word) {
            return valueOf(word.toUpperCase(Locale.ROOT));
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** How an answer is known. */
    public enum Evidence {
        /** A program ran and said it. */
        OBSERVED,
        /** The compiler refused the program. */
        REFUSED,
        /** A source says it, or it follows from one. */
        CITED;

        /** As the file of answers writes it. */
        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final int LONG = 140;

    /** What a program said: the answer, a colon, and what it saw. */
    static Cell observed(String said) {
        String[] parts = said.strip().split(":\\s+", 2);
        if (parts.length != 2) {
            throw new IllegalArgumentException("not an answer and what was seen: " + said);
        }
        return new Cell(Answer.of(parts[0]), Evidence.OBSERVED, oneLine(parts[1]), "");
    }

    /** The answer no, and the first line of the compiler's error, or all of it if that only announces more. */
    static Cell refused(String error) {
        String first = error.strip().lines().findFirst().orElse("");
        return new Cell(Answer.NO, Evidence.REFUSED, shortened(oneLine(first.endsWith(":") ? error : first)), "");
    }

    /** What a source says. */
    static Cell cited(String answer, String sentence, String source) {
        return new Cell(Answer.of(answer), Evidence.CITED, sentence, source);
    }

    /** The same without its words, which differ between releases of a compiler. */
    Cell withoutWords() {
        return new Cell(answer, evidence, "", source);
    }

    private static String shortened(String line) {
        return line.length() <= LONG ? line : line.substring(0, line.lastIndexOf(' ', LONG)) + " …";
    }

    private static String oneLine(String text) {
        return text.strip().replaceAll("\\s+", " ");
    }
}
