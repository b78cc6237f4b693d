package dev.emissary.model;

import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ExecutableType;

/**
 * A method that only suppresses follow-on errors: it implements an interface method about which a problem has been
 * reported, so that javac does not also report that method as missing. It never gets a body, because nothing is
 * generated after an error.
 *
 * @param method the interface method that is implemented; annotations and deprecation come from it
 * @param signature the method's type as a member of the interface; the return type and the exceptions are ignored
 */
public record StandIn(ExecutableElement method, ExecutableType signature) implements PlannedMethod.Implementation {}
