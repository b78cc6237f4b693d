package dev.emissary.rules.conflicts;

import dev.emissary.rules.advice.TypeText;
import dev.emissary.rules.types.TypeForms;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.util.Types;

/**
 * One of several methods that one method has to override.
 *
 * @param callee what the overriding method can call for it: the component that supplies it, or a default method; empty
 *     if it must be implemented by hand anyway
 * @param declarations the method itself, and the methods that it stands for in a subinterface
 * @param signature its type as a member of the interface that the emissary implements
 */
public record OverriddenMethod(
        Optional<Callee> callee,
        ExecutableElement method,
        List<ExecutableElement> declarations,
        ExecutableType signature) {
    /**
     * A method that the body of a hand-written method can call.
     *
     * @param receiver the expression on which the method is called
     * @param method the method that the call selects
     * @param type its type as a member of the receiver's type
     * @param raw whether the receiver's type is raw where it declares the method
     * @param overloaded whether another method of the receiver's type could take raw arguments by unchecked conversion
     */
    public record Callee(
            String receiver, ExecutableElement method, ExecutableType type, boolean raw, boolean overloaded) {
        /** Returns a default method that a class inherits, as it is called by {@code super}. */
        public static Callee bySuper(
                DeclaredType inherited, ExecutableElement method, ExecutableType type, Types types) {
            String receiver = TypeText.plain().of(types.erasure(inherited)) + ".super";
            return new Callee(receiver, method, type, TypeForms.isRaw(inherited), false);
        }
    }

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
