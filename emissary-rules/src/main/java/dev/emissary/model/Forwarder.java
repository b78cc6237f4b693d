package dev.emissary.model;

import java.util.List;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;

/**
 * A public method of the emissary that calls the same method of one component.
 *
 * @param component the index of the component that is called
 * @param method the interface method that is implemented; annotations and deprecation come from it
 * @param signature the method's type as a member of the delegated interface
 * @param returnType the forwarder's return type: the signature's, unless several interfaces of one component only agree
 *     on a type that the component's own method returns
 * @param thrownTypes the forwarder's throws clause
 * @param target the method that the call in the body selects, as a member of the component's type
 * @param throughInterface whether the delegate is called as an object of the interface that declares the target,
 *     because a call by name on its own type would not select it
 * @param replacesSelf whether a delegate that returns itself is replaced with the emissary (EM-FWD-5)
 * @param lint the lint categories under which javac would warn about the forwarder because of the interface
 */
public record Forwarder(
        int component,
        ExecutableElement method,
        ExecutableType signature,
        TypeMirror returnType,
        List<TypeMirror> thrownTypes,
        ExecutableElement target,
        boolean throughInterface,
        boolean replacesSelf,
        Set<String> lint)
        implements PlannedMethod.Implementation {

    /** Copies the collections. */
    public Forwarder {
        thrownTypes = List.copyOf(thrownTypes);
        lint = Set.copyOf(lint);
    }

    /** Returns the same forwarder, but with a delegate that returns itself replaced with the emissary. */
    public Forwarder replacingSelf() {
        return new Forwarder(
                component, method, signature, returnType, thrownTypes, target, throughInterface, true, lint);
    }
}
