package dev.emissary.model;

import java.util.List;

/**
 * A mistake in an emissary declaration, or something in it that may be one.
 *
 * @param severity whether it is a mistake
 * @param message what is said of it
 * @param place where a reader would look
 * @param arguments what the message is filled in with: strings, numbers, elements and types
 */
public record Problem(Severity severity, Message message, Place place, List<Object> arguments) {

    /** Copies the arguments. */
    public Problem {
        arguments = List.copyOf(arguments);
    }

    /** Makes an error that has a message of Emissary's own. */
    public static Problem of(String key, Place place, Object... arguments) {
        return new Problem(Severity.ERROR, new OwnMessage(key), place, List.of(arguments));
    }

    /** Makes an error for which every Java compiler has a message. */
    public static Problem of(JavaMessage message, Place place, Object... arguments) {
        return new Problem(Severity.ERROR, message, place, List.of(arguments));
    }

    /** What is said of a problem. */
    public sealed interface Message {}

    /**
     * A message of Emissary's own.
     *
     * @param key its key without the prefix, such as {@code emissary.err.}
     */
    public record OwnMessage(String key) implements Message {}

    /** An error of the Java language, which each compiler reports in its own words. */
    public enum JavaMessage implements Message {
        /**
         * An interface is inherited with different type arguments (JLS 8.1.5); the arguments are the interface and its
         * two types.
         */
        DIFFERENT_TYPE_ARGUMENTS
    }

    /** The effect of a problem on the compilation. */
    public enum Severity {
        /** The compilation fails. */
        ERROR,
        /** The compilation succeeds, unless there is {@code -Werror}. */
        WARNING,
        /** The compilation succeeds. */
        NOTE
    }

    /** The kinds of place that a declaration has. */
    public enum Part {
        /** The name of the emissary. */
        NAME,
        /** The type of a component. */
        COMPONENT,
        /** An interface of the {@code implements} clause. */
        LISTED,
        /** An interface of {@code @Emissary({…})}. */
        CHOSEN,
        /** The braces of {@code @Emissary({})}. */
        LIST,
        /** A method of the body. */
        METHOD
    }

    /**
     * A place in a declaration.
     *
     * @param part what kind of place
     * @param index which one of its kind, from 0
     */
    public record Place(Part part, int index) {
        /** The emissary's name. */
        public static final Place NAME = new Place(Part.NAME, 0);

        /** The braces of {@code @Emissary({})}. */
        public static final Place LIST = new Place(Part.LIST, 0);

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

        /** A method of the body, in the order in which they are declared. */
        public static Place method(int index) {
            return new Place(Part.METHOD, index);
        }

        // Written out: what the JVM links at the first call of those that a record has takes a sixth of all the time
        // that the first emissary of a compilation costs.

        @Override
        public boolean equals(Object other) {
            return other instanceof Place place && place.part == part && place.index == index;
        }

        @Override
        public int hashCode() {
            return index;
        }
    }
}
