package dev.emissary.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;

/**
 * A public method of the emissary that calls the same method of one component.
 *
 * @param delegated the delegated interface that has the method, with the component that is called
 * @param method the interface method that is implemented; annotations and deprecation come from it
 * @param signature the method's type as a member of the delegated interface
 * @param returnType the forwarder's return type: the signature's, unless several interfaces of one component only agree
 *     on a type that the method of a common subinterface returns
 * @param thrownTypes the forwarder's throws clause
 * @param target the method that the body calls: of an interface or, if the component serves by shape, of its type
 * @param upcast the interface to which the delegate is cast for the call; empty where its own type has the method
 * @param supply how the delegate is got from the component; empty where the component is the delegate
 * @param replacesSelf whether a delegate that returns itself is replaced with the emissary (EM-FWD-5)
 * @param lint the lint categories under which javac would warn about the forwarder because of the interface
 */
public record Forwarder(
        DelegatedInterface delegated,
        ExecutableElement method,
        ExecutableType signature,
        TypeMirror returnType,
        List<TypeMirror> thrownTypes,
        ExecutableElement target,
        Optional<DeclaredType> upcast,
        Optional<Supply> supply,
        boolean replacesSelf,
        Set<String> lint)
        implements PlannedMethod.Implementation {

    public Forwarder {
        thrownTypes = List.copyOf(thrownTypes);
        lint = Set.copyOf(lint);
    }

    /** Returns the index of the component that is called. */
    public int component() {
        return delegated.component();
    }

    /** Returns the method as a message names it. */
    public DelegateMethod supplied() {
        return new DelegateMethod(delegated.element(), method, signature);
    }

    /** Returns the type of the object whose method the body calls. */
    public TypeMirror delegate(Header header) {
        return supply.isPresent()
                ? supply.get().given()
                : header.components().get(component()).type();
    }

    /** Returns the same forwarder, but with a delegate that returns itself replaced with the emissary. */
    public Forwarder replacingSelf() {
        return new Forwarder(delegated, method, signature, returnType, thrownTypes, target, upcast, supply, true, lint);
    }
}
