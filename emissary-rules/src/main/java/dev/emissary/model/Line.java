package dev.emissary.model;

import java.util.List;

/**
 * An optional line of a message. As an argument, it is its text with a line terminator, or nothing.
 *
 * @param key the line's key without its prefix {@code emissary.misc.}, or an empty string for none
 * @param arguments the arguments of its text: strings and numbers
 */
public record Line(String key, List<Object> arguments) {
    public static final Line NONE = new Line("", List.of());

    public Line {
        arguments = List.copyOf(arguments);
    }

    public static Line of(String key, Object... arguments) {
        return new Line(key, List.of(arguments));
    }
}
