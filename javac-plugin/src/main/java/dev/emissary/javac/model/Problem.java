/* A mistake in a program, as a value: the key of its message, its place in the declaration, and the message's arguments. */
package dev.emissary.javac.model;

import java.util.List;

/**
 * A mistake in an emissary declaration.
 *
 * @param key the message's key without its {@code emissary.err.} prefix
 * @param place where a reader would look
 * @param arguments what the message is filled in with: strings, numbers, elements and types
 */
public record Problem(String key, Place place, List<Object> arguments) {

    /** Copies the arguments. */
    public Problem {
        arguments = List.copyOf(arguments);
    }

    /** Makes a problem. */
    public static Problem of(String key, Place place, Object... arguments) {
        return new Problem(key, place, List.of(arguments));
    }

    /** The kinds of place that a header has. */
    public enum Part {
        /** The name of the emissary. */
        NAME,
        /** The type of a component. */
        COMPONENT,
        /** An interface of the {@code implements} clause. */
        LISTED,
        /** An interface of {@code @Emissary({…})}. */
        CHOSEN
    }

    /**
     * A place in a header.
     *
     * @param part what kind of place
     * @param index which one of its kind, from 0
     */
    public record Place(Part part, int index) {
        /** The emissary's name. */
        public static final Place NAME = new Place(Part.NAME, 0);

        /** The type of a component. */
        public static Place component(int index) {
            return new Place(Part.COMPONENT, index);
        }

        /** An interface of the {@code implements} clause. */
        public static Place listed(int index) {
            return new Place(Part.LISTED, index);
        }

        /** An interface of {@code @Emissary({…})}. */
        public static Place chosen(int index) {
            return new Place(Part.CHOSEN, index);
        }
    }
}
