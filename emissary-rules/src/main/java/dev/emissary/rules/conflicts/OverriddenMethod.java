package dev.emissary.rules.conflicts;

import dev.emissary.rules.types.TypeForms;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ExecutableType;

/**
 * One of several methods that one method has to override.
 *
 * @param callee what the overriding method can call for it: the component that supplies it, or a default method; empty
 *     if it must be implemented by hand anyway
 * @param method the method
 * @param declarations the method itself, and the methods that it stands for in a subinterface
 * @param signature its type as a member of the interface that the emissary implements
 */
public record OverriddenMethod(
        Optional<CallableMethod> callee,
        ExecutableElement method,
        List<ExecutableElement> declarations,
        ExecutableType signature) {
    boolean isGeneric() {
        return !signature.getTypeVariables().isEmpty();
    }

    /** Whether a call names a raw interface, to which the delegate is cast. */
    boolean namesRaw() {
        return callee.filter(called -> called.raw() && called.receiver().startsWith("(("))
                .isPresent();
    }

    /**
     * Whether a method without type parameters can override this one. Of several bounds with type arguments, javac
     * takes {@code Object} for the first, so that their erasure is not that of the declaration.
     */
    public boolean isErasable() {
        return ((TypeElement) method.getEnclosingElement()).getTypeParameters().isEmpty()
                || !TypeForms.hasSeveralBounds(signature);
    }
}
