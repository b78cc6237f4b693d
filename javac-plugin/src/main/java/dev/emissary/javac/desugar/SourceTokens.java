package dev.emissary.javac.desugar;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
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
    /**
     * A comment, of which consecutive {@code ///} lines are one, a word or number, in which a backslash begins a Unicode
     * escape, or what begins any other token.
     */
    private static final Pattern TOKEN = Pattern.compile("(?<comment>///[^\\x0a\\r]*(?:\\R[ \\t]*///[^\\x0a\\r]*)*+"
            + "|//[^\\x0a\\r]*|(?s:/\\*.*?(\\*/|\\z)))|(?<quote>\"\"\"|[\"'])"
            + "|(?!\\x1a)[\\\\\\p{javaJavaIdentifierPart}\\x{10000}-\\x{10ffff}]+|[^\\s\\x1a]");

    private final String text;
    private final List<Range> comments = new ArrayList<>();
    private final List<Range> tokens = new ArrayList<>();

    SourceTokens(String text) {
        this.text = text;
        Matcher matcher = TOKEN.matcher(text);
        for (int position = 0; matcher.find(position); ) {
            position =
                    matcher.group("quote") == null ? matcher.end() : endOfQuoted(matcher.end(), matcher.group("quote"));
            (matcher.group("comment") == null ? tokens : comments).add(new Range(matcher.start(), position));
        }
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

    /** Returns the index of the first token at or after an offset. */
    int indexAt(int offset) {
        int index = Collections.binarySearch(tokens, new Range(offset, offset), Comparator.comparingInt(Range::start));
        return index >= 0 ? index : -index - 1;
    }

    int start(int index) {
        return tokens.get(index).start();
    }

    int end(int index) {
        return tokens.get(index).end();
    }

    /** Returns the range of some tokens. */
    Range range(int first, int last) {
        return new Range(start(first), end(last));
    }

    String text(int index) {
        return text.substring(start(index), end(index));
    }

    /** Whether there is a token with this index and this text, perhaps with Unicode escapes (JLS 3.3). */
    boolean is(int index, String token) {
        String written = index < tokens.size() ? text(index) : "";
        if (written.indexOf('\\') >= 0) {
            written = ESCAPE.matcher(written)
                    .replaceAll(escape ->
                            Matcher.quoteReplacement(String.valueOf((char) Integer.parseInt(escape.group(1), 16))));
        }
        return written.equals(token);
    }

    /** Returns the index of the next token with a text, or if there is none, of the last token. */
    int next(int from, String token) {
        int index = from;
        while (index < tokens.size() - 1 && !is(index, token)) {
            index++;
        }
        return index;
    }

    /** Returns the index of the bracket that closes the one at an index. */
    int close(int open) {
        String closing = String.valueOf(")}]>".charAt("({[<".indexOf(text(open))));
        int index = open + 1;
        while (!is(index, closing)) {
            if (index >= tokens.size()) {
                throw new IllegalArgumentException("no end of what begins at offset " + start(open));
            }
            boolean nested =
                    is(index, "(") || is(index, "{") || is(index, "[") || (closing.equals(">") && is(index, "<"));
            index = nested ? close(index) + 1 : index + 1;
        }
        return index;
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
