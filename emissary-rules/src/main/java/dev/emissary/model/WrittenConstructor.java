package dev.emissary.model;

import javax.lang.model.element.ExecutableElement;

/**
 * A constructor that is written in the body of an emissary with all its parameters.
 *
 * @param index its index among the constructors of the emissary, from 0
 * @param element the constructor
 * @param hasBody whether it has a body
 * @param call the constructor call in its body
 */
public record WrittenConstructor(int index, ExecutableElement element, boolean hasBody, Call call) {
    /** The kinds of explicit constructor invocations (JLS 8.8.7.1). */
    public enum Call {
        NONE,
        THIS,
        SUPER
    }
}
