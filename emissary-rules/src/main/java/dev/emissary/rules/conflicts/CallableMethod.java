package dev.emissary.rules.conflicts;

import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ExecutableType;

/**
 * A method that the body of a hand-written method can call.
 *
 * @param receiver the expression on which the method is called
 * @param method the method that the call selects
 * @param type its type as a member of the receiver's type
 * @param raw whether the receiver's type is raw where it declares the method
 * @param overloaded whether another method of the receiver's type could take raw arguments by unchecked conversion
 */
public record CallableMethod(
        String receiver, ExecutableElement method, ExecutableType type, boolean raw, boolean overloaded) {}
