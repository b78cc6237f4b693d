package dev.emissary.model;

import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/**
 * An interface that an emissary delegates, with the component to which it is delegated.
 *
 * @param component the component's index
 * @param type the interface, with the type arguments under which the emissary implements it
 * @param service how the component serves it
 */
public record DelegatedInterface(int component, DeclaredType type, Service service) {

    /** The ways in which a component serves an interface, in the order in which they are tried. */
    public enum Service {
        /** Its type is a subtype of the interface (EM-DEL-2, EM-DEL-3). */
        SUBTYPE,
        /** Its type has the methods of the interface (EM-DEL-8). */
        SHAPE,
        /** It supplies objects of a subtype of the interface (EM-DEL-9). */
        SUPPLIER
    }

    /** Creates an interface that the type of a component has. */
    public DelegatedInterface(int component, DeclaredType type) {
        this(component, type, Service.SUBTYPE);
    }

    public TypeElement element() {
        return (TypeElement) type.asElement();
    }
}
