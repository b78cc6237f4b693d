// shows: Comments stay with what they are about
// clauses: EM-EQ-1, EM-CLASS-3
//// Comments.java
package comments;

import dev.emissary.Emissary;

/**
 * A documented emissary.
 *
 * @param run what runs
 * @param text what is read
 */
@Emissary // goes with its comment?
public record Comments(
        // what runs
        Runnable run, // on the same line
        /* what is read */ Text text /* and after it */) { // the body

    /* A constant. */
    static final int LIMIT = 3; // three

    /** Written by hand. */
    @Override
    public String toString() {
        return text.toString(); // the text
    }

    // The last word.
}

interface Text {
    char charAt(int index);
}
//// plain: Comments.java
package comments;

import dev.emissary.lang.Emissary;

/** A documented emissary. */
// goes with its comment?
public final class Comments extends Emissary implements Runnable, Text { // the body
    // what runs
    // on the same line
    private final Runnable run;
    /* what is read */
    /* and after it */
    private final Text text;

    /**
     * Creates an instance of {@code Comments}.
     *
     * @param run what runs
     * @param text what is read
     */
    public Comments(Runnable run, Text text) {
        this.run = run;
        this.text = text;
    }

    /* A constant. */
    static final int LIMIT = 3; // three

    /** Written by hand. */
    @Override
    public String toString() {
        return text.toString(); // the text
    }

    // The last word.

    @Override
    public void run() {
        run.run();
    }

    @Override
    public char charAt(int index) {
        return text.charAt(index);
    }
}

interface Text {
    char charAt(int index);
}
