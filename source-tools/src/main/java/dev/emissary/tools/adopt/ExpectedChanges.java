package dev.emissary.tools.adopt;

import java.util.Set;

/**
 * What a conversion changes in the class file of a class, beside what an emissary is by definition.
 *
 * @param type the binary name of the class, such as {@code a.Outer$Inner}
 * @param privateFields the fields that become private and final: the components
 * @param finalFields the other fields that become final
 * @param superinterfaces the binary names of interfaces that it implements indirectly, and directly from now on
 * @param unchecked the binary names of unchecked exceptions, which a forwarder may declare or not
 * @param kinds what else changes
 */
record ExpectedChanges(
        String type,
        Set<String> privateFields,
        Set<String> finalFields,
        Set<String> superinterfaces,
        Set<String> unchecked,
        Set<Kind> kinds) {

    /** A kind of change to the members. */
    enum Kind {
        /** A private canonical constructor is added, which the other constructors call. */
        CONSTRUCTOR,
        /** Default methods that are inherited are forwarded instead. */
        FORWARDED_DEFAULTS,
        /** Methods may return the emissary in place of the delegate. */
        SEALED
    }

    ExpectedChanges {
        privateFields = Set.copyOf(privateFields);
        finalFields = Set.copyOf(finalFields);
        superinterfaces = Set.copyOf(superinterfaces);
        unchecked = Set.copyOf(unchecked);
        kinds = Set.copyOf(kinds);
    }

    /** Returns that nothing changes in a class. */
    static ExpectedChanges none(String type) {
        return new ExpectedChanges(type, Set.of(), Set.of(), Set.of(), Set.of(), Set.of());
    }
}
