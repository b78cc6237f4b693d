package dev.emissary.rules.conflicts;

import java.util.List;
import javax.lang.model.type.TypeMirror;

/**
 * A method that overrides each of several methods and can be written in the emissary's body.
 *
 * @param like the overridden method whose parameters it has and, unless it is erased, whose type parameters
 * @param erased whether its parameter types are erased and it has no type parameters
 * @param returned its return type
 * @param thrown its throws clause
 * @param callable the overridden methods whose result it can return and whose exceptions it can throw; those whose call causes no
 *     warning come first
 * @param caught the exceptions of the only callable overridden method that it must catch, because it is not allowed to throw them
 * @param unchecked whether it needs an unchecked conversion
 */
public record ReconcilingMethod(
        OverriddenMethod like,
        boolean erased,
        TypeMirror returned,
        List<TypeMirror> thrown,
        List<OverriddenMethod> callable,
        List<TypeMirror> caught,
        boolean unchecked) {
    /** Returns the same method with another result. */
    ReconcilingMethod returning(TypeMirror type) {
        return new ReconcilingMethod(like, erased, type, thrown, callable, caught, unchecked);
    }

    /** Returns the same method, with or without an unchecked conversion of which javac warns in it. */
    ReconcilingMethod suppressing(boolean warned) {
        return new ReconcilingMethod(like, erased, returned, thrown, callable, caught, warned);
    }

    /** Returns the same method, calling an overridden method whose exceptions have to be caught. */
    ReconcilingMethod catching(OverriddenMethod overridden, List<TypeMirror> exceptions) {
        return new ReconcilingMethod(like, erased, returned, thrown, List.of(overridden), exceptions, unchecked);
    }
}
