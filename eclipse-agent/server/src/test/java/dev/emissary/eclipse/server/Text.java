package dev.emissary.eclipse.server;

import java.util.Comparator;
import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;

/** A text, with the positions of the protocol. */
record Text(String text) {

    /** Returns the text with its only occurrence of a part replaced. */
    Text replace(String part, String by) {
        int begin = indexOf(part);
        if (text.indexOf(part, begin + 1) >= 0) {
            throw new IllegalArgumentException("twice in the text: " + part);
        }
        return new Text(text.substring(0, begin) + by + text.substring(begin + part.length()));
    }

    private int indexOf(String part) {
        int begin = text.indexOf(part);
        if (begin < 0) {
            throw new IllegalArgumentException("not in the text: " + part);
        }
        return begin;
    }

    /** Returns the place of a name within the first occurrence of a part; a name of no characters is at its end. */
    Position position(String part, String name) {
        int offset = indexOf(part) + (name.isEmpty() ? part.length() : part.indexOf(name));
        int line =
                (int) text.substring(0, offset).chars().filter(c -> c == '\n').count();
        return new Position(line, offset - text.lastIndexOf('\n', offset - 1) - 1);
    }

    /** Returns what is at a range, which may be that of an older text. */
    String at(Range range) {
        int end = Math.min(offset(range.getEnd()), text.length());
        return text.substring(Math.min(offset(range.getStart()), end), end);
    }

    /** Returns the text after edits, which do not overlap. */
    Text apply(List<? extends TextEdit> edits) {
        StringBuilder edited = new StringBuilder(text);
        edits.stream()
                .sorted(Comparator.comparing(
                                (TextEdit edit) -> offset(edit.getRange().getStart()))
                        .reversed())
                .forEach(edit -> edited.replace(
                        offset(edit.getRange().getStart()),
                        offset(edit.getRange().getEnd()),
                        edit.getNewText()));
        return new Text(edited.toString());
    }

    private int offset(Position position) {
        int begin = 0;
        for (int line = 0; line < position.getLine(); line++) {
            begin = text.indexOf('\n', begin) + 1;
        }
        return begin + position.getCharacter();
    }
}
