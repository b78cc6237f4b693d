package dev.emissary.rules.types;

import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ExecutableType;

/**
 * A method as a member of a class or interface that declares or inherits it.
 *
 * @param method the method
 * @param signature its type as a member
 */
public record TypedMethod(ExecutableElement method, ExecutableType signature) {}
