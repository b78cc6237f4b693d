package dev.emissary.javac.desugar;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The tokens of a source text. Each word, number, quoted literal, and other single character is a token, which is
 * enough to find the parts of a declaration. javac's own tokens cannot be used here, because for emissaries they differ
 * from the file.
 */
final class SourceTokens {
    private static final Pattern ESCAPE = Pattern.compile("\\\\u+([0-9a-fA-F]{4})");

    private final String text;
    private final List<Range> comments = new ArrayList<>();
    private int[] starts = new int[64];
    private int[] ends = new int[64];
    private int size;

    SourceTokens(String text) {
        this.text = text;
        int position = 0;
        while (position < text.length()) {
            position = read(position);
        }
        starts = Arrays.copyOf(starts, size);
    }

    private int read(int start) {
        char first = text.charAt(start);
        if (Character.isWhitespace(first) || first == '\u001a') {
            return start + 1;
        }
        if (text.startsWith("//", start)) {
            return comment(start, endOfLine(start));
        }
        if (text.startsWith("/*", start)) {
            int close = text.indexOf("*/", start + 2);
            return comment(start, close < 0 ? text.length() : close + 2);
        }
        int end = start + 1;
        if (text.startsWith("\"\"\"", start)) {
            end = endOfQuoted(start + 3, "\"\"\"");
        } else if (first == '"' || first == '\'') {
            end = endOfQuoted(start + 1, String.valueOf(first));
        } else if (isWordPart(first)) {
            while (end < text.length() && isWordPart(text.charAt(end))) {
                end++;
            }
        }
        return token(start, end);
    }

    /** Whether a character is part of a word or number; in these, a backslash begins a Unicode escape. */
    private static boolean isWordPart(char character) {
        return Character.isJavaIdentifierPart(character) || Character.isSurrogate(character) || character == '\\';
    }

    private int endOfLine(int from) {
        int end = from;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        return end;
    }

    private int endOfQuoted(int from, String quote) {
        int position = from;
        while (position < text.length() && !text.startsWith(quote, position)) {
            if (quote.length() == 1 && (text.charAt(position) == '\n' || text.charAt(position) == '\r')) {
                // An unclosed literal is an error, and ends with its line.
                return position;
            }
            position += text.charAt(position) == '\\' ? 2 : 1;
        }
        return Math.min(text.length(), position + quote.length());
    }

    private int comment(int start, int end) {
        comments.add(new Range(start, end));
        return end;
    }

    private int token(int start, int end) {
        if (size == starts.length) {
            starts = Arrays.copyOf(starts, 2 * size);
            ends = Arrays.copyOf(ends, 2 * size);
        }
        starts[size] = start;
        ends[size++] = end;
        return end;
    }

    int size() {
        return size;
    }

    /** Returns the index of the first token at or after an offset. */
    int indexAt(int offset) {
        int index = Arrays.binarySearch(starts, offset);
        return index >= 0 ? index : -index - 1;
    }

    /** Returns where a token begins. */
    int start(int index) {
        return starts[index];
    }

    /** Returns where a token ends. */
    int end(int index) {
        return ends[index];
    }

    /** Returns the text of a token. */
    String text(int index) {
        return text.substring(starts[index], ends[index]);
    }

    /** Whether there is a token with this index and this text, perhaps with Unicode escapes (JLS 3.3). */
    boolean is(int index, String token) {
        int length = index < size ? ends[index] - starts[index] : 0;
        return length == token.length()
                ? text.startsWith(token, starts[index])
                : length > token.length()
                        && text(index).indexOf('\\') >= 0
                        && meant(text(index)).equals(token);
    }

    private static String meant(String written) {
        return ESCAPE.matcher(written)
                .replaceAll(escape ->
                        Matcher.quoteReplacement(String.valueOf((char) Integer.parseInt(escape.group(1), 16))));
    }

    /** Returns the index of the bracket that closes the one at an index. */
    int close(int open) {
        char opening = text.charAt(starts[open]);
        int index = open + 1;
        while (!is(index, String.valueOf(closing(opening)))) {
            if (index >= size) {
                throw new IllegalArgumentException("no end of what begins at offset " + starts[open]);
            }
            boolean nested = is(index, "(") || is(index, "{") || is(index, "[") || (opening == '<' && is(index, "<"));
            index = nested ? close(index) + 1 : index + 1;
        }
        return index;
    }

    private static char closing(char opening) {
        return switch (opening) {
            case '(' -> ')';
            case '{' -> '}';
            case '[' -> ']';
            case '<' -> '>';
            default -> throw new IllegalArgumentException("no bracket: " + opening);
        };
    }

    /** Returns the index after the annotation that begins at an index. */
    int afterAnnotation(int at) {
        int index = at + 2;
        while (is(index, ".")) {
            index += 2;
        }
        return is(index, "(") ? close(index) + 1 : index;
    }

    /** Returns the comments that lie between two offsets. */
    List<Range> comments(int from, int to) {
        Range range = new Range(from, to);
        return comments.stream().filter(range::contains).toList();
    }
}
