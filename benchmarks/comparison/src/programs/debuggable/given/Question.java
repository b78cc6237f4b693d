/* Whether a forwarder has a line of the source to stop at. */
package debuggable;

import java.util.Arrays;

/** Looks at the frame of the forwarder, from the delegate. */
public final class Question {
    private Question() {}

    /** A delegate that remembers how it was called. */
    public static final class Witness implements Account {
        private StackTraceElement[] stack = {};

        /** Makes one. */
        public Witness() {}

        @Override
        public long balance() {
            stack = new Throwable().getStackTrace();
            return 7;
        }
    }

    /** Asks of this wrapper of that witness. */
    public static String ask(Account wrapper, Witness witness) {
        wrapper.balance();
        return Arrays.stream(witness.stack)
                .filter(frame -> frame.getClassName().equals(wrapper.getClass().getName()))
                .map(frame -> frame.getLineNumber() > 0 && frame.getFileName() != null
                        ? "yes: line " + frame.getLineNumber() + " of " + frame.getFileName()
                        : "no: no line")
                .findFirst()
                .orElse("no: no frame");
    }
}
