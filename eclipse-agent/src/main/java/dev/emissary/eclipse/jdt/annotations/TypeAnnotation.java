package dev.emissary.eclipse.jdt.annotations;

/**
 * An annotation of a part of a type in a method's signature.
 *
 * @param spot the type
 * @param path the part of it
 * @param annotation the annotation
 */
record TypeAnnotation(Spot spot, TypePath path, AnnotationUse annotation) {}
