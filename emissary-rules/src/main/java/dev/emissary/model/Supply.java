package dev.emissary.model;

import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * How a forwarder gets the object that it calls from a component that is a supplier (EM-DEL-9).
 *
 * @param get the method {@code get()} that is called
 * @param upcast the supplier type to which the component is cast for this; empty where its own type is an interface
 * @param given the type of the object
 */
public record Supply(ExecutableElement get, Optional<DeclaredType> upcast, TypeMirror given) {}
