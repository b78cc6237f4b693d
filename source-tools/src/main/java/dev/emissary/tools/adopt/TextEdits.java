package dev.emissary.tools.adopt;

import com.github.javaparser.Position;
import com.github.javaparser.Range;
import com.github.javaparser.TokenRange;
import com.github.javaparser.ast.Node;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Collects non-overlapping replacements in a text. */
final class TextEdits {
    /** A replacement of the characters from one offset to another. */
    private record Edit(int begin, int end, String text) {}

    private final String text;
    private final int[] lineStarts;
    private final List<Edit> edits = new ArrayList<>();

    TextEdits(String text) {
        this.text = text;
        this.lineStarts = lineStarts(text);
    }

    /** Returns where each line begins; as in Java, a line ends with LF, CR or both. */
    private static int[] lineStarts(String text) {
        List<Integer> starts = new ArrayList<>(List.of(0));
        for (int index = 0; index < text.length(); index++) {
            char c = text.charAt(index);
            boolean ends = c == '\n' || (c == '\r' && (index + 1 == text.length() || text.charAt(index + 1) != '\n'));
            if (ends) {
                starts.add(index + 1);
            }
        }
        return starts.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Returns the original text. */
    String text() {
        return text;
    }

    /** Returns the line terminator of the text. */
    String lineEnd() {
        int end = text.indexOf('\n');
        if (end < 0) {
            return text.indexOf('\r') < 0 ? "\n" : "\r";
        }
        return end > 0 && text.charAt(end - 1) == '\r' ? "\r\n" : "\n";
    }

    int begin(Range range) {
        return offset(range.begin);
    }

    int end(Range range) {
        return offset(range.end) + 1;
    }

    int begin(Node node) {
        return begin(node.getRange().orElseThrow());
    }

    int end(Node node) {
        return end(node.getRange().orElseThrow());
    }

    int end(TokenRange tokens) {
        return end(tokens.getEnd().getRange().orElseThrow());
    }

    /** Returns a node as it is written. */
    String written(Node node) {
        return text.substring(begin(node), end(node));
    }

    /** Returns what stands before a node on its line, if that is blank. */
    String indentation(Node node) {
        int begin = begin(node);
        int line = begin;
        while (line > 0 && !isLineEnd(text.charAt(line - 1))) {
            line--;
        }
        String before = text.substring(line, begin);
        return before.isBlank() ? before : "";
    }

    /** Returns by how much the text within a member is indented. */
    String indentationUnit(Node member) {
        return indentation(member).endsWith("\t") ? "\t" : "    ";
    }

    /** Returns the text of new members, one after the other, in place of a member. */
    String members(List<String> members, Node place) {
        String indentation = indentation(place);
        return members.stream()
                .map(member -> member.replace("\t", indentationUnit(place)).replace("\n", lineEnd() + indentation))
                .collect(Collectors.joining(lineEnd() + lineEnd() + indentation));
    }

    /** Returns where a node ends, with the comments that begin on its last line if nothing else follows there. */
    int endWithComments(Node node) {
        int end = end(node);
        int index = end;
        while (index < text.length() && !isLineEnd(text.charAt(index))) {
            if (isBlank(text.charAt(index))) {
                index++;
            } else if (text.startsWith("//", index)) {
                index = lineEndAfter(index);
                end = index;
            } else if (text.startsWith("/*", index)) {
                index = text.indexOf("*/", index) + 2;
                end = index;
            } else {
                return end(node);
            }
        }
        return end;
    }

    private int lineEndAfter(int begin) {
        int index = begin;
        while (index < text.length() && !isLineEnd(text.charAt(index))) {
            index++;
        }
        return index;
    }

    private int offset(Position position) {
        return lineStarts[position.line - 1] + position.column - 1;
    }

    void replace(int begin, int end, String replacement) {
        edits.add(new Edit(begin, end, replacement));
    }

    /** Deletes a member, with its lines if nothing else is on them. */
    void deleteLines(int begin, int end) {
        int from = begin;
        while (from > 0 && isBlank(text.charAt(from - 1))) {
            from--;
        }
        int to = end;
        while (to < text.length() && isBlank(text.charAt(to))) {
            to++;
        }
        boolean wholeLines =
                (from == 0 || isLineEnd(text.charAt(from - 1))) && (to == text.length() || isLineEnd(text.charAt(to)));
        if (wholeLines) {
            edits.add(new Edit(from, afterLineEnd(to), ""));
        } else {
            edits.add(new Edit(begin, end, ""));
        }
    }

    /** Returns the changed text. Blank lines that deletions leave next to other blank lines are removed. */
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
                position = afterBlankLines(position);
                if (closesBody(position)) {
                    endWithOneLine(result);
                }
            }
        }
        return result.append(text, position, text.length()).toString();
    }

    /** Returns whether a text ends with a blank line, or with the line that opens a body. */
    private static boolean isBlankLineEnd(CharSequence result) {
        int index = result.length();
        int lineEnds = 0;
        while (index > 0 && (isBlank(result.charAt(index - 1)) || isLineEnd(result.charAt(index - 1)))) {
            index--;
            boolean ends = result.charAt(index) == '\n'
                    || (result.charAt(index) == '\r'
                            && (index + 1 == result.length() || result.charAt(index + 1) != '\n'));
            lineEnds += ends ? 1 : 0;
        }
        return lineEnds > 1 || (lineEnds == 1 && index > 0 && result.charAt(index - 1) == '{');
    }

    private boolean closesBody(int begin) {
        int index = begin;
        while (index < text.length() && isBlank(text.charAt(index))) {
            index++;
        }
        return text.startsWith("}", index);
    }

    /** Removes the blank lines at the end of a text. */
    private void endWithOneLine(StringBuilder result) {
        String end = lineEnd();
        int length = result.toString().stripTrailing().length();
        while (result.length() > length + end.length()) {
            result.setLength(result.length() - 1);
        }
    }

    private int afterBlankLines(int begin) {
        int position = begin;
        int index = begin;
        while (index < text.length() && (isBlank(text.charAt(index)) || isLineEnd(text.charAt(index)))) {
            if (isLineEnd(text.charAt(index))) {
                index = afterLineEnd(index);
                position = index;
            } else {
                index++;
            }
        }
        return position;
    }

    private int afterLineEnd(int index) {
        if (text.startsWith("\r\n", index)) {
            return index + 2;
        }
        return Math.min(text.length(), index + 1);
    }

    static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r';
    }
}
