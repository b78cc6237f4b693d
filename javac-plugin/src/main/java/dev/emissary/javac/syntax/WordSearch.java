package dev.emissary.javac.syntax;

import java.util.Arrays;

/**
 * Searches for {@code emissary} and {@code Emissary} by Horspool's algorithm, which looks at every seventh character of
 * a text without the word (R. N. Horspool, "Practical fast searching in strings", 1980).
 */
final class WordSearch {
    private static final char[] PATTERN = "missary".toCharArray();
    private static final String LETTERS = "Eemisary";
    private static final int[] SHIFT = new int[128];

    static {
        Arrays.fill(SHIFT, PATTERN.length);
        for (int i = 0; i < PATTERN.length - 1; i++) {
            SHIFT[PATTERN[i]] = PATTERN.length - 1 - i;
        }
    }

    private WordSearch() {}

    /** Whether a range of characters contains the word, with a lowercase or uppercase first letter. */
    static boolean mentionsEmissary(char[] text, int from, int to) {
        return holdsWord(text, from, to) || holdsEscapedLetter(text, from, to);
    }

    /** Whether a letter of the word is written as a Unicode escape, which may hide the word (JLS 3.3). */
    private static boolean holdsEscapedLetter(char[] text, int from, int to) {
        for (int i = from; i < to - 5; i++) {
            if (text[i] == '\\' && text[i + 1] == 'u') {
                int digits = i + 2;
                while (digits < to - 4 && text[digits] == 'u') {
                    digits++;
                }
                if (text[digits] == '0'
                        && text[digits + 1] == '0'
                        && isLetterOfWord(
                                Character.digit(text[digits + 2], 16) * 16 + Character.digit(text[digits + 3], 16))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isLetterOfWord(int c) {
        return LETTERS.indexOf(c) >= 0;
    }

    private static boolean holdsWord(char[] text, int from, int to) {
        int last = from + PATTERN.length;
        while (last < to) {
            char c = text[last];
            if (c == 'y' && matches(text, last - PATTERN.length)) {
                return true;
            }
            last += c < SHIFT.length ? SHIFT[c] : PATTERN.length;
        }
        return false;
    }

    private static boolean matches(char[] text, int start) {
        char first = text[start];
        if (first != 'e' && first != 'E') {
            return false;
        }
        for (int i = 0; i < PATTERN.length; i++) {
            if (text[start + 1 + i] != PATTERN[i]) {
                return false;
            }
        }
        return true;
    }
}
