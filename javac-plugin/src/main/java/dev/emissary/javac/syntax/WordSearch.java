package dev.emissary.javac.syntax;

import dev.emissary.written.HeaderWords;
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

    /**
     * Whether a letter of the word is written as a Unicode escape, which may hide the word (JLS 3.3). Such an escape
     * begins with a backslash, one {@code u} or more, and two zeros, so that every fourth character shows that there is
     * one.
     */
    private static boolean holdsEscapedLetter(char[] text, int from, int to) {
        for (int last = from + 3; last < to; last += 4) {
            char c = text[last];
            if (c == 'u' || c == '0' || c == '\\') {
                for (int i = last - 3; i <= last; i++) {
                    if (text[i] == '\\' && isEscapedLetter(text, i, to)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean isEscapedLetter(char[] text, int backslash, int to) {
        int digits = backslash + 1;
        while (digits < to - 4 && text[digits] == 'u') {
            digits++;
        }
        return digits > backslash + 1
                && digits <= to - 4
                && text[digits] == '0'
                && text[digits + 1] == '0'
                && isLetterOfWord(Character.digit(text[digits + 2], 16) * 16 + Character.digit(text[digits + 3], 16));
    }

    /**
     * Whether a range may hold a misspelled word before a name and a parenthesis: one with {@code emis} or {@code sary},
     * of which a misspelling leaves one. Both are searched for at once, by the same algorithm.
     */
    static boolean mentionsMisspelled(char[] text, int from, int to) {
        int last = from + 3;
        while (last < to) {
            char c = text[last];
            boolean found = c == 's'
                    ? text[last - 1] == 'i' && text[last - 2] == 'm' && (text[last - 3] | ' ') == 'e'
                    : c == 'y' && text[last - 1] == 'r' && text[last - 2] == 'a' && text[last - 3] == 's';
            if (found && isMisspelled(text, last, from, to)) {
                return true;
            }
            last += c == 'i' || c == 'r' ? 1 : c == 'm' || c == 'a' ? 2 : (c | ' ') == 'e' || c == 's' ? 3 : 4;
        }
        return false;
    }

    private static boolean isMisspelled(char[] text, int in, int from, int to) {
        int start = in;
        while (start > from && Character.isJavaIdentifierPart(text[start - 1])) {
            start--;
        }
        int end = endOfName(text, in, to);
        int name = skipBlanks(text, end, to);
        int next = skipBlanks(text, endOfName(text, name, to), to);
        return end - start > 5
                && end - start < 11
                && end < name
                && name < next
                && next < to
                && (text[next] == '(' || text[next] == '<')
                && HeaderWords.resemblesEmissary(new String(text, start, end - start));
    }

    private static int endOfName(char[] text, int from, int to) {
        int at = from;
        while (at < to && Character.isJavaIdentifierPart(text[at])) {
            at++;
        }
        return at;
    }

    private static int skipBlanks(char[] text, int from, int to) {
        int at = from;
        while (at < to && Character.isWhitespace(text[at])) {
            at++;
        }
        return at;
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
