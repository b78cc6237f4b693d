package dev.emissary.rules.annotations;

import java.util.List;

/**
 * The annotations of a method.
 *
 * @param <A> an annotation as the compiler has it
 * @param onMethod those of the declaration
 * @param onParameters those of each parameter's declaration
 * @param onTypes those of the types in the signature
 */
public record MethodAnnotations<A>(List<A> onMethod, List<List<A>> onParameters, List<TypeAnnotation<A>> onTypes) {
    public MethodAnnotations {
        onMethod = List.copyOf(onMethod);
        onParameters = List.copyOf(onParameters);
        onTypes = List.copyOf(onTypes);
    }

    /**
     * An annotation of a part of a type in a method's signature.
     *
     * @param spot the type
     * @param path the part of it
     */
    public record TypeAnnotation<A>(Spot spot, TypePath path, A annotation) {
        boolean isAt(Spot otherSpot, TypePath otherPath) {
            return spot.isSame(otherSpot) && path.steps().equals(otherPath.steps());
        }
    }
}
