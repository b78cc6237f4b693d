package dev.emissary.examples.resultset;

import java.lang.reflect.Modifier;
import java.util.stream.Stream;

/** What one declaration of an emissary stands for, found by reflection on its class. */
final class Forwarders {

    /** Override annotation, signature, call, closing brace, blank line: a forwarder as people write it. */
    static final int LINES_OF_A_FORWARDER = 5;

    /** Class header, field, blank line, constructor of three lines, blank line, closing brace. */
    static final int LINES_OF_THE_CLASS = 8;

    private final Class<?> emissary;

    Forwarders(Class<?> emissary) {
        this.emissary = emissary;
    }

    /** Returns the number of public methods that the class itself declares. */
    int count() {
        return (int) Stream.of(emissary.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .filter(method -> !Modifier.isStatic(method.getModifiers()))
                .filter(method -> !method.isSynthetic())
                .count();
    }

    /** Estimates the number of lines of the same class written by hand, without imports and comments. */
    int linesByHand() {
        return count() * LINES_OF_A_FORWARDER + LINES_OF_THE_CLASS;
    }
}
