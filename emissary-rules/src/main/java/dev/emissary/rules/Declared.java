/* A method as an interface, or one that it inherits from, declares it. */
package dev.emissary.rules;

import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ExecutableType;

/**
 * A declared method.
 *
 * @param method the method
 * @param signature its type as a member of the interface that has or inherits it
 */
record Declared(ExecutableElement method, ExecutableType signature) {}
