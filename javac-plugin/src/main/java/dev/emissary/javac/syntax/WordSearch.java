package dev.emissary.javac.syntax;

import dev.emissary.written.HeaderWords;

/**
 * Searches for {@code emissary} and {@code Emissary}, and for misspellings of them, by Horspool's algorithm, which
 * looks at every fourth character of a text without the word (R. N. Horspool, "Practical fast searching in strings",
 * 1980).
 */
final class WordSearch {
    private static final String LETTERS = "Eemisary";

    private WordSearch() {}

    /** How a text mentions the word. */
    enum Mention {
        NONE,

        /** As it is, perhaps with an escaped letter. */
        WORD,

        /** Misspelled, before a name and a parenthesis, and perhaps also as it is. */
        MISSPELLED
    }

    /**
     * Returns how a range of characters mentions the word. It searches for {@code emis} and {@code sary} at once,
     * because a misspelling leaves one of them.
     *
     * @param misspellable whether to look for misspellings
     */
    static Mention in(char[] text, int from, int to, boolean misspellable) {
        boolean found = false;
        int last = from + 3;
        while (last < to) {
            char c = text[last];
            if (c == 'y' && text[last - 1] == 'r' && text[last - 2] == 'a' && text[last - 3] == 's') {
                found |= isWord(text, last, from);
                if (misspellable && isMisspelled(text, last, from, to)) {
                    return Mention.MISSPELLED;
                }
            } else if (c == 's' && text[last - 1] == 'i' && text[last - 2] == 'm' && isE(text[last - 3])) {
                if (misspellable && isMisspelled(text, last, from, to)) {
                    return Mention.MISSPELLED;
                }
            }
            last += c == 'i' || c == 'r' ? 1 : c == 'm' || c == 'a' ? 2 : isE(c) || c == 's' ? 3 : 4;
        }
        return found || holdsEscapedLetter(text, from, to) ? Mention.WORD : Mention.NONE;
    }

    private static boolean isE(char c) {
        return c == 'e' || c == 'E';
    }

    /** Whether the word ends at an index, with its last four letters. */
    private static boolean isWord(char[] text, int last, int from) {
        return last >= from + 7
                && text[last - 4] == 's'
                && text[last - 5] == 'i'
                && text[last - 6] == 'm'
                && isE(text[last - 7]);
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
                && LETTERS.indexOf(Character.digit(text[digits + 2], 16) * 16 + Character.digit(text[digits + 3], 16))
                        >= 0;
    }

    /** Whether the characters around an index are a misspelled word before a name and a parenthesis. */
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
}
