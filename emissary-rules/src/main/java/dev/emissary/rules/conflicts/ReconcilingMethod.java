package dev.emissary.rules.conflicts;

import java.util.List;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * A method that overrides each of several methods and can be written in the emissary's body.
 *
 * @param callable the overridden methods whose result it can return and whose exceptions it can throw; those whose call causes no
 *     warning come first
 * @param caught the exceptions of the only callable overridden method that it must catch, because it is not allowed to throw them
 * @param unchecked whether it needs an unchecked conversion
 */
public record ReconcilingMethod(
        Shape shape,
        TypeMirror returned,
        List<TypeMirror> thrown,
        List<OverriddenMethod> callable,
        List<TypeMirror> caught,
        boolean unchecked) {
    /**
     * The parameters and type parameters of a method.
     *
     * @param like the overridden method whose parameters it has and, unless it is erased, whose type parameters
     * @param erased whether its parameter types are erased and it has no type parameters
     */
    public record Shape(OverriddenMethod like, boolean erased) {
        boolean isGeneric() {
            return !erased && like.isGeneric();
        }

        /** Returns the type that an overriding method has but for its result and exceptions. */
        public ExecutableType signature(Types types) {
            return erased ? (ExecutableType) types.erasure(like.signature()) : like.signature();
        }
    }

    ReconcilingMethod returning(TypeMirror type) {
        return new ReconcilingMethod(shape, type, thrown, callable, caught, unchecked);
    }

    /** Returns the same method, calling an overridden method whose exceptions have to be caught. */
    ReconcilingMethod catching(OverriddenMethod overridden, List<TypeMirror> exceptions) {
        return new ReconcilingMethod(shape, returned, thrown, List.of(overridden), exceptions, unchecked);
    }
}
