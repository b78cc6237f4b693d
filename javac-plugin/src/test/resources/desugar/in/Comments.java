// shows: Comments stay with what they are about
// clauses: EM-EQ-1, EM-CLASS-3
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
