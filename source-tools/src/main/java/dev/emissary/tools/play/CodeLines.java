package dev.emissary.tools.play;

import java.util.BitSet;

/** The lines of a source file that have code on them, not only blanks and comments. */
final class CodeLines {
    private CodeLines() {}

    /** Returns the numbers, from 0, of the lines with code. */
    static BitSet of(String source) {
        BitSet lines = new BitSet();
        boolean inComment = false;
        int number = 0;
        for (String line : (Iterable<String>) source.lines()::iterator) {
            StringBuilder code = new StringBuilder();
            inComment = appendCode(line, inComment, code);
            lines.set(number++, !code.toString().isBlank());
        }
        return lines;
    }

    /** Appends the code of a line, and returns whether the line ends in a comment that goes on. */
    private static boolean appendCode(String line, boolean startsInComment, StringBuilder code) {
        boolean inComment = startsInComment;
        boolean inString = false;
        int at = 0;
        while (at < line.length()) {
            if (inComment) {
                int end = line.indexOf("*/", at);
                if (end < 0) {
                    return true;
                }
                inComment = false;
                at = end + 2;
            } else if (!inString && line.startsWith("//", at)) {
                return false;
            } else if (!inString && line.startsWith("/*", at)) {
                inComment = true;
                at += 2;
            } else {
                char c = line.charAt(at++);
                code.append(c);
                if (c == '"') {
                    inString = !inString;
                } else if (c == '\\') {
                    at++;
                }
            }
        }
        return inComment;
    }
}
