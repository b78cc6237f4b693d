package dev.emissary.tools.adopt;

import com.github.javaparser.JavaToken;
import com.github.javaparser.Position;
import com.github.javaparser.ast.Node;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The changes to one source text, which do not overlap. */
final class TextEdits {
    private static final Pattern LINE_END = Pattern.compile("\\r\\n|[\\r\\n]");
    private static final Pattern BLANKS = Pattern.compile("[ \\t]*+");
    private static final Pattern BLANK_LINES = Pattern.compile("([ \\t]*+(" + LINE_END + "))*+");
    private static final Pattern CLOSING_BRACE = Pattern.compile("[ \\t]*+}");
    private static final Pattern COMMENTS =
            Pattern.compile("([ \\t]*+(//[^\\r\\n]*+|(?s:/\\*.*?\\*/)))*+(?=[ \\t]*+([\\r\\n]|\\z))");

    /** A replacement of the characters from one offset to another. */
    private record Edit(int begin, int end, String text) {}

    private final String text;
    private final int[] lineStarts;
    private final List<Edit> edits = new ArrayList<>();

    /** Creates an empty set of changes to a text. */
    TextEdits(String text) {
        this.text = text;
        IntStream ends = LINE_END.matcher(text).results().mapToInt(MatchResult::end);
        this.lineStarts = IntStream.concat(IntStream.of(0), ends).toArray();
    }

    /** Returns the original text. */
    String text() {
        return text;
    }

    /** Returns the line terminator of the text. */
    String lineEnd() {
        return LINE_END.matcher(text)
                .results()
                .map(MatchResult::group)
                .findFirst()
                .orElse("\n");
    }

    /** Returns the offset of the first character of a token. */
    int begin(JavaToken token) {
        return offset(token.getRange().orElseThrow().begin);
    }

    /** Returns the offset of the first character of a node. */
    int begin(Node node) {
        return offset(node.getBegin().orElseThrow());
    }

    /** Returns the offset of the first character of a node and its comment, which may also follow the node. */
    int beginWithComment(Node node) {
        return Math.min(begin(node), node.getComment().map(this::begin).orElse(Integer.MAX_VALUE));
    }

    /** Returns the offset after the last character of a node. */
    int end(Node node) {
        return offset(node.getEnd().orElseThrow()) + 1;
    }

    /** Returns a node as it is written. */
    String written(Node node) {
        return text.substring(begin(node), end(node));
    }

    /** Returns the blanks before a node on its line, or an empty text if something else precedes it. */
    String indentation(Node node) {
        return blanksBefore(begin(node)).orElse("");
    }

    /** Returns what precedes an offset on its line, if it is blank. */
    Optional<String> blanksBefore(int offset) {
        int line = offset;
        while (line > 0 && !isLineEnd(text.charAt(line - 1))) {
            line--;
        }
        return Optional.of(text.substring(line, offset)).filter(String::isBlank);
    }

    /** Returns where a node ends, with the comments that begin on its last line if nothing else follows there. */
    int endWithComments(Node node) {
        return endOf(COMMENTS, end(node));
    }

    /** Returns where a match that begins at an offset ends, or the offset if there is none. */
    private int endOf(Pattern pattern, int offset) {
        Matcher matcher = pattern.matcher(text).region(offset, text.length());
        return matcher.lookingAt() ? matcher.end() : offset;
    }

    private int offset(Position position) {
        return lineStarts[position.line - 1] + position.column - 1;
    }

    /** Inserts a text, after any other text inserted at the same offset. */
    void insert(int offset, String inserted) {
        replace(offset, offset, inserted);
    }

    /** Adds other changes, which come after existing ones at the same offset. */
    void addAll(TextEdits others) {
        edits.addAll(others.edits);
    }

    /** Replaces a node. */
    void replace(Node node, String replacement) {
        replace(begin(node), end(node), replacement);
    }

    /** Replaces the characters from one offset to another. */
    void replace(int begin, int end, String replacement) {
        edits.add(new Edit(begin, end, replacement));
    }

    /** Deletes a node, with its lines if nothing else is on them. */
    void deleteLines(Node node) {
        deleteLines(begin(node), end(node));
    }

    /** Deletes the characters from one offset to another, with their lines if nothing else is on them. */
    void deleteLines(int begin, int end) {
        Optional<String> blanks = blanksBefore(begin);
        int to = endOf(BLANKS, end);
        if (blanks.isPresent() && (to == text.length() || isLineEnd(text.charAt(to)))) {
            replace(begin - blanks.get().length(), endOf(LINE_END, to), "");
        } else {
            replace(begin, end, "");
        }
    }

    /** Returns the changed text. Of the blank lines around a deletion, those before it stay, unless a closing brace follows. */
    String apply() {
        List<Edit> ordered = new ArrayList<>(edits);
        ordered.sort(Comparator.comparingInt(Edit::begin).thenComparingInt(Edit::end));
        StringBuilder result = new StringBuilder();
        int position = 0;
        for (Edit edit : ordered) {
            result.append(text, position, edit.begin());
            result.append(edit.text());
            position = edit.end();
            if (edit.text().isEmpty() && isBlankLineEnd(result)) {
                boolean close = endOf(CLOSING_BRACE, position) > position;
                position = endOf(BLANK_LINES, position);
                if (close) {
                    result.setLength(result.toString().stripTrailing().length());
                    result.append(lineEnd());
                }
            }
        }
        return result.append(text, position, text.length()).toString();
    }

    /** Returns whether a text ends with a blank line, or with the line that opens a body. */
    private static boolean isBlankLineEnd(StringBuilder result) {
        String written = result.toString().stripTrailing();
        long lineEnds =
                LINE_END.matcher(result.substring(written.length())).results().count();
        return lineEnds > 1 || (lineEnds == 1 && written.endsWith("{"));
    }

    private static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r';
    }
}
