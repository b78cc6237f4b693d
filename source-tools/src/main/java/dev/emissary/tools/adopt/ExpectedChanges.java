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
 * @param forwardsDefaults whether default methods that are inherited are forwarded instead
 * @param isSealed whether methods may return the emissary in place of the delegate
 */
record ExpectedChanges(
        String type,
        Set<String> privateFields,
        Set<String> finalFields,
        Set<String> superinterfaces,
        Set<String> unchecked,
        boolean forwardsDefaults,
        boolean isSealed) {

    /** Returns that nothing changes in a class. */
    static ExpectedChanges none(String type) {
        return new ExpectedChanges(type, Set.of(), Set.of(), Set.of(), Set.of(), false, false);
    }
}
