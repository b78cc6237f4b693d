package dev.emissary.model;

import java.util.List;

/**
 * A line of a message that not each of its kind has; as an argument, its text and the end of the line, or nothing.
 *
 * @param key the line's key without its prefix {@code emissary.misc.}, or an empty string for none
 * @param arguments what the line is filled in with: strings and numbers
 */
public record Line(String key, List<Object> arguments) {
    /** No line. */
    public static final Line NONE = new Line("", List.of());

    /** Copies the arguments. */
    public Line {
        arguments = List.copyOf(arguments);
    }

    /** Makes a line. */
    public static Line of(String key, Object... arguments) {
        return new Line(key, List.of(arguments));
    }
}
