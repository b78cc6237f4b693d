package dev.emissary.model;

import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ExecutableType;

/**
 * A method that an emissary gets in addition to those written in it: one that implements an interface method, or one
 * that refuses serialization.
 */
public sealed interface PlannedMethod permits PlannedMethod.Implementation, PlannedMethod.Refusal {

    /** A public method that implements an interface method. */
    sealed interface Implementation extends PlannedMethod permits Forwarder, StandIn, ExternalGuard {
        /** Returns the interface method that is implemented; annotations and deprecation come from it. */
        ExecutableElement method();

        /** Returns the type of the interface method as a member of the interface that the emissary implements. */
        ExecutableType signature();
    }

    /** A method that refuses serialization: its generated body throws {@code NotSerializableException}. */
    sealed interface Refusal extends PlannedMethod permits SerializationGuard, ExternalGuard {
        /** Whether it refuses to write an object; otherwise it refuses to read one. */
        boolean refusesWriting();
    }
}
