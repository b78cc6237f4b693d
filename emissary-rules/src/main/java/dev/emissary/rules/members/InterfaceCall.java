package dev.emissary.rules.members;

import dev.emissary.model.Supply;
import dev.emissary.rules.advice.TypeText;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.DeclaredType;

/**
 * How a delegate is called (EM-FWD-4).
 *
 * @param site the interface whose method is called or, for a component that serves by shape, the type that declares it
 * @param isUpcast whether the delegate is cast to it, because it is not the type of the component
 * @param method the method
 * @param supply how the delegate is got from the component, if the component is a supplier
 */
public record InterfaceCall(DeclaredType site, boolean isUpcast, ExecutableElement method, Optional<Supply> supply) {
    InterfaceCall(DeclaredType site, boolean isUpcast, ExecutableElement method) {
        this(site, isUpcast, method, Optional.empty());
    }

    InterfaceCall through(Supply supply) {
        return new InterfaceCall(site, isUpcast, method, Optional.of(supply));
    }

    /** Returns the same call on another supertype of the delegate's type. */
    InterfaceCall on(DeclaredType other, ExecutableElement declared) {
        return new InterfaceCall(other, true, declared, supply);
    }

    /** Returns the expression for the delegate in the text of a method. */
    public String receiver(String component) {
        String delegate = supply.map(given -> given.upcast()
                                .map(type -> "((" + TypeText.plain().of(type) + ") " + component + ")")
                                .orElse(component)
                        + ".get()")
                .orElse(component);
        return isUpcast ? "((" + TypeText.plain().of(site) + ") " + delegate + ")" : delegate;
    }

    public Optional<DeclaredType> upcast() {
        return isUpcast ? Optional.of(site) : Optional.empty();
    }
}
