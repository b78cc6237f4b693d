/* How many lines a delegating class takes between two fields of the program. */
package one_line;

import java.util.Set;

/** Counts lines by the line numbers of the class file. */
public final class Question {
    /** A blank line before and one after the declaration. */
    private static final int BLANK = 2;

    private Question() {}

    /** Returns the line of the file from which this is called. */
    public static int line() {
        return StackWalker.getInstance(Set.of(StackWalker.Option.RETAIN_CLASS_REFERENCE))
                .walk(frames -> frames.skip(1).findFirst().orElseThrow().getLineNumber());
    }

    /** Asks of a declaration that stands alone between these lines. */
    public static String ask(int before, int after) {
        int lines = after - before - 1 - BLANK;
        int methods = Account.class.getMethods().length;
        var answer = lines == 1 ? "yes" : lines < methods ? "partly" : "no";
        return answer + ": " + lines + (lines == 1 ? " line" : " lines") + " for an interface of " + methods
                + " methods";
    }
}
