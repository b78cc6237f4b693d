package dev.emissary.rules;

import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.DeclaredType;

/**
 * How a delegate is called (EM-FWD-4).
 *
 * @param site the interface whose method is called
 * @param isUpcast whether the delegate is cast to it, because it is not the type of the component
 * @param method the method
 */
record InterfaceCall(DeclaredType site, boolean isUpcast, ExecutableElement method) {
    /** Returns the interface to which the delegate is cast, if it is. */
    Optional<DeclaredType> upcast() {
        return isUpcast ? Optional.of(site) : Optional.empty();
    }
}
