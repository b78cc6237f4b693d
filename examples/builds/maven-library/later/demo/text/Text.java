package demo.text;

/** A text that can be read, and turned. */
public interface Text {
    /**
     * Returns the line at an index.
     *
     * @param index the index, from 0
     * @return the line, without its end
     */
    String line(int index);

    /**
     * Returns this text with its lines in reverse order.
     *
     * @return the text, for a chain of calls
     */
    Text reversed();

    /**
     * Returns the number of lines.
     *
     * @return the number
     */
    int size();
}
