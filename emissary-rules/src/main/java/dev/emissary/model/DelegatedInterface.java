package dev.emissary.model;

import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/**
 * An interface that an emissary delegates, with the component to which it is delegated.
 *
 * @param component the component's index
 * @param type the interface, with the type arguments under which the emissary implements it
 */
public record DelegatedInterface(int component, DeclaredType type) {

    /** Returns the interface's element. */
    public TypeElement element() {
        return (TypeElement) type.asElement();
    }
}
