package dev.emissary.rules;

import java.util.List;
import javax.lang.model.type.TypeMirror;

/**
 * A method that overrides every one of several sides, as somebody can write it in the emissary's body.
 *
 * @param like the side whose parameters it has, and whose type parameters if it is not erased
 * @param erased whether its parameter types are erased and it has no type parameters
 * @param returned its return type
 * @param thrown its throws clause
 * @param callable the sides whose result it can return and whose exceptions it can let through, those first of whose
 *     call javac does not warn
 * @param caught the exceptions to catch of the only one of them, as it cannot let them through
 * @param unchecked whether it needs an unchecked conversion
 */
record ReconcilingMethod(
        Side like,
        boolean erased,
        TypeMirror returned,
        List<TypeMirror> thrown,
        List<Side> callable,
        List<TypeMirror> caught,
        boolean unchecked) {
    /** Returns the same method, calling a side whose exceptions have to be caught. */
    ReconcilingMethod catching(Side side, List<TypeMirror> exceptions) {
        return new ReconcilingMethod(like, erased, returned, thrown, List.of(side), exceptions, unchecked);
    }
}
