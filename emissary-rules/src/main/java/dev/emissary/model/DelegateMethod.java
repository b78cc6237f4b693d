package dev.emissary.model;

import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ExecutableType;

/**
 * A method that a delegate supplies; as an argument of a message it becomes two, the method and where it is declared.
 *
 * @param through the delegated interface
 * @param method the method, which the interface declares or inherits
 * @param signature the method's type as a member of the interface
 */
public record DelegateMethod(TypeElement through, ExecutableElement method, ExecutableType signature) {
    /** The place where a delegate's method is declared; an argument of messages that do not name the method itself. */
    public record DeclaredIn(DelegateMethod method) {}
}
