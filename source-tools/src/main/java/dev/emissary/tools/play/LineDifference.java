package dev.emissary.tools.play;

import com.github.difflib.DiffUtils;
import com.github.difflib.patch.AbstractDelta;
import java.util.BitSet;
import java.util.List;

/** Which lines of the plain program the plugin has written, and which lines of the source it has replaced. */
final class LineDifference {
    private final BitSet written = new BitSet();
    private final BitSet sourceCode;
    private final BitSet plainCode;
    private final List<AbstractDelta<String>> deltas;

    LineDifference(String source, String plain) {
        deltas = DiffUtils.diff(source.lines().toList(), plain.lines().toList()).getDeltas();
        for (AbstractDelta<String> delta : deltas) {
            int from = delta.getTarget().getPosition();
            written.set(from, from + delta.getTarget().size());
        }
        sourceCode = codeLines(source);
        plainCode = codeLines(plain);
    }

    /** Whether the plugin has written this line of the plain program; the first is 0. */
    boolean isWritten(int line) {
        return written.get(line);
    }

    /** Returns how many lines of code the plain program has from one line to another, both included. */
    int plainLines(int from, int to) {
        return plainCode.get(from, to + 1).cardinality();
    }

    /** Returns how many lines of code of the source became those lines of the plain program. */
    int sourceLines(int from, int to) {
        int lines = 0;
        for (int line = from; line <= to; line++) {
            if (plainCode.get(line) && !written.get(line)) {
                lines++;
            }
        }
        for (AbstractDelta<String> delta : deltas) {
            int at = delta.getTarget().getPosition();
            if (at >= from && at <= to) {
                int replaced = delta.getSource().getPosition();
                lines += sourceCode
                        .get(replaced, replaced + delta.getSource().size())
                        .cardinality();
            }
        }
        return lines;
    }

    /** Returns the numbers, from 0, of the lines of a source that have code on them; a comment begins its line. */
    static BitSet codeLines(String source) {
        List<String> all = source.lines().map(String::strip).toList();
        BitSet lines = new BitSet();
        for (int number = 0; number < all.size(); number++) {
            lines.set(number, !all.get(number).matches("|//.*|/\\*.*|\\*.*"));
        }
        return lines;
    }
}
