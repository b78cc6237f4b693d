package dev.emissary.model;

import java.util.ArrayList;
import java.util.List;

/**
 * A mistake in an emissary declaration, or a possible one.
 *
 * @param severity its effect on the compilation
 * @param message its message
 * @param place where it is reported
 * @param arguments the arguments of the message: names, numbers, elements and types, and lists of these
 */
public record Problem(Severity severity, Message message, Place place, List<Object> arguments) {

    public Problem {
        arguments = List.copyOf(arguments);
    }

    /** Creates an error that has a message of Emissary's own. */
    public static Problem of(String key, Place place, Object... arguments) {
        return new Problem(Severity.ERROR, new OwnMessage(key), place, List.of(arguments));
    }

    /** Creates a warning that has a message of Emissary's own. */
    public static Problem warning(String key, Place place, Object... arguments) {
        return new Problem(Severity.WARNING, new OwnMessage(key), place, List.of(arguments));
    }

    /** Creates an error for which every Java compiler has a message. */
    public static Problem of(JavaMessage message, Place place, Object... arguments) {
        return new Problem(Severity.ERROR, message, place, List.of(arguments));
    }

    /** Creates an error that a compiler has found in its own trees or options, and reports there, not at the name. */
    public static Problem found(String key, Object... arguments) {
        return of(key, Place.NAME, arguments);
    }

    /** Returns the same problem with more arguments, which follow the others. */
    public Problem with(Object... more) {
        List<Object> all = new ArrayList<>(arguments);
        all.addAll(List.of(more));
        return new Problem(severity, message, place, all);
    }

    /** Returns the key of a message of Emissary's own, without its prefix. */
    public String key() {
        return ((OwnMessage) message).key();
    }

    /** Whether it has a message of Emissary's own, with this key. */
    public boolean has(String key) {
        return message instanceof OwnMessage own && own.key().equals(key);
    }

    /** The message about a problem. */
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
        ERROR,
        /** The compilation succeeds, unless {@code -Werror} is given. */
        WARNING
    }

    /** The kinds of places in a declaration. */
    public enum Part {
        /** The name of the emissary. */
        NAME,
        /** The type of a component. */
        COMPONENT,
        /** An interface of the {@code implements} clause. */
        LISTED,
        /** An interface of {@code @Emissary({…})}. */
        EXPLICIT,
        /** The name of the component to which an interface of the list is delegated, with the index of the interface. */
        TARGET,
        /** The braces of {@code @Emissary({})}. */
        LIST,
        /** A method of the body. */
        METHOD,
        /** The name of a constructor of the body. */
        CONSTRUCTOR,
        /** A type parameter of a constructor. */
        TYPE_PARAMETER,
        /** A parameter of a constructor. */
        PARAMETER,
        /** An exception in the throws clause of a constructor. */
        EXCEPTION,
        /** The constructor call in a constructor. */
        CALL;

        /** Returns the place of an index among those of this kind; of a method and a constructor, in declaration order. */
        public Place at(int index) {
            return new Place(this, index, 0);
        }

        /** Returns the place of an index among those of this kind in a constructor, which has an index of its own. */
        public Place at(int constructor, int index) {
            return new Place(this, constructor, index);
        }
    }

    /**
     * A place in a declaration.
     *
     * @param part the kind of place
     * @param index the index of the place among those of its kind, or of the constructor it is in, from 0
     * @param inner the index of a part of that constructor among those of its kind, from 0
     */
    public record Place(Part part, int index, int inner) {
        /** The emissary's name. */
        public static final Place NAME = Part.NAME.at(0);

        /** The braces of {@code @Emissary({})}. */
        public static final Place LIST = Part.LIST.at(0);

        // Not generated: linking the methods of a record at their first call takes a sixth of the time that the first
        // emissary of a compilation costs.

        @Override
        public boolean equals(Object other) {
            return other instanceof Place place && place.part == part && place.index == index && place.inner == inner;
        }

        @Override
        public int hashCode() {
            return index;
        }
    }
}
