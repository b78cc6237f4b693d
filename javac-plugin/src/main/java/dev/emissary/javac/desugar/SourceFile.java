package dev.emissary.javac.desugar;

import dev.emissary.javac.desugar.NamingPlace.Naming;
import java.util.ArrayList;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A source file: its text and its tokens, the changes to it, and how the types in these are named. */
record SourceFile(String text, SourceTokens tokens, Edits edits, TypeNames names, Naming naming) {
    private static final Pattern REST_OF_LINE = Pattern.compile("[ \t]*(\\R|\\z)");
    private static final Pattern BLANKS = Pattern.compile("[ \t]*");
    private static final Pattern BLANK_LINE = Pattern.compile("\\R[ \t]*\\R");

    SourceFile(String text, SourceTokens tokens, TypeNames names) {
        this(text, tokens, new Edits(), names, new Naming(new TreeSet<>(), new ArrayList<>()));
    }

    /** Returns the same file without changes. */
    SourceFile unchanged() {
        return new SourceFile(text, tokens, names);
    }

    /** Whether there is only space before an offset on its line. */
    boolean beginsLine(int offset) {
        return text.substring(text.lastIndexOf('\n', offset - 1) + 1, offset).isBlank();
    }

    String text(Range range) {
        return text.substring(range.start(), range.end());
    }

    /** Returns where the annotation at an offset ends. */
    int endOfAnnotation(int offset) {
        return tokens.end(tokens.afterAnnotation(tokens.indexAt(offset)) - 1);
    }

    /** Returns where the token after the annotation at an offset begins. */
    int afterAnnotation(int offset) {
        return tokens.start(tokens.afterAnnotation(tokens.indexAt(offset)));
    }

    /** Removes a range, and its lines if there is nothing else on them. */
    void remove(int offset, int end) {
        int nextLine = after(REST_OF_LINE, end);
        if (nextLine < 0) {
            edits.remove(offset, firstOnLine(end));
        } else if (beginsLine(offset)) {
            edits.remove(text.lastIndexOf('\n', offset - 1) + 1, nextLine);
        } else {
            edits.remove(text.substring(0, offset).stripTrailing().length(), end);
        }
    }

    /** Returns the offset of the first character from an offset on that is not a space or tab. */
    int firstOnLine(int offset) {
        return after(BLANKS, offset);
    }

    /** Returns the end of a comment that fills the rest of the line after an offset, or else the offset. */
    int afterCommentOnLine(int offset) {
        int first = firstOnLine(offset);
        return tokens.comments(first, text.length()).stream()
                .filter(comment -> comment.start() == first && after(REST_OF_LINE, comment.end()) >= 0)
                .map(Range::end)
                .findFirst()
                .orElse(offset);
    }

    /** Whether the line after the one that ends at an offset is blank. */
    boolean isBlankLineAfter(int offset) {
        return after(BLANK_LINE, offset) >= 0;
    }

    /** Returns where the text that matches a regular expression at an offset ends, or -1 if none does. */
    private int after(Pattern expression, int offset) {
        Matcher matcher = expression.matcher(text).region(offset, text.length());
        return matcher.lookingAt() ? matcher.end() : -1;
    }
}
