package dev.emissary.rules.annotations;

import java.lang.annotation.ElementType;
import java.util.List;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;

/**
 * What a compiler knows about annotations and {@code javax.lang.model} does not say in time.
 *
 * @param <A> an annotation as the compiler has it
 */
public interface AnnotationFacts<A> {
    CharSequence name(A annotation);

    /** Whether an annotation's type declares a target. */
    boolean applies(A annotation, ElementType target);

    /**
     * Whether an annotation of the header has the type of one that is at its place already, or one of the two contains
     * repeated annotations of the other's type.
     */
    boolean isRepeated(A present, A written);

    /**
     * Returns the type that stands in for a type variable of the interface, as the header of the emissary has it, or null
     * if that has no annotations.
     *
     * @param actual the type in the forwarder
     */
    TypeMirror standIn(TypeVariable variable, TypeMirror actual);

    /** Returns the annotations that the header has on a stand-in or a part of it, and those within if it knows them. */
    List<Written<A>> written(TypeMirror type);

    /**
     * An annotation in the header of an emissary, with repeated ones in their container.
     *
     * @param path the part of the type
     * @param isFirst whether it precedes a simple name, as in {@code @A Entry}. At the beginning of a declaration it also
     *     annotates the declaration, if it can (JLS 9.7.4); in {@code Map.@A Entry} it does not
     */
    record Written<A>(TypePath path, A annotation, boolean isFirst) {}
}
