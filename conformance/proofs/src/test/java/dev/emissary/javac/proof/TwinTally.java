package dev.emissary.javac.proof;

import dev.emissary.javac.testing.ClassFile;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.TypePath;
import org.objectweb.asm.TypeReference;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeAnnotationNode;

/** A count of what the methods of classes have in their class files, by kind. */
final class TwinTally {
    private final Map<String, Integer> counts = new TreeMap<>();

    /** Counts what a class has. */
    void add(ClassFile file) {
        for (MethodNode method : file.node().methods) {
            count((method.access & Opcodes.ACC_BRIDGE) != 0 ? "bridge" : "method");
            if (method.signature != null) {
                count("generic signature");
            }
            all(method.visibleAnnotations, method.invisibleAnnotations).forEach(one -> count("annotation of a method"));
            parameterAnnotations(method).forEach(one -> count("annotation of a parameter"));
            all(method.visibleTypeAnnotations, method.invisibleTypeAnnotations).forEach(this::count);
        }
    }

    private static Stream<AnnotationNode> parameterAnnotations(MethodNode method) {
        return Stream.of(method.visibleParameterAnnotations, method.invisibleParameterAnnotations)
                .filter(Objects::nonNull)
                .flatMap(Stream::of)
                .filter(Objects::nonNull)
                .flatMap(Collection::stream);
    }

    private static <T> Stream<T> all(List<T> ones, List<T> others) {
        return Stream.of(ones, others).filter(Objects::nonNull).flatMap(List::stream);
    }

    private void count(TypeAnnotationNode annotation) {
        TypeReference reference = new TypeReference(annotation.typeRef);
        count("type annotation");
        count(
                switch (reference.getSort()) {
                    case TypeReference.METHOD_RETURN -> "on a result";
                    case TypeReference.METHOD_FORMAL_PARAMETER -> "on a parameter";
                    case TypeReference.METHOD_TYPE_PARAMETER -> "on a type parameter";
                    case TypeReference.METHOD_TYPE_PARAMETER_BOUND ->
                        "on bound " + reference.getTypeParameterBoundIndex();
                    case TypeReference.THROWS -> "on an exception";
                    default -> "elsewhere";
                });
        TypePath path = annotation.typePath;
        for (int i = 0; path != null && i < path.getLength(); i++) {
            count(
                    switch (path.getStep(i)) {
                        case TypePath.ARRAY_ELEMENT -> "below an array";
                        case TypePath.INNER_TYPE -> "on an inner class";
                        case TypePath.WILDCARD_BOUND -> "below a wildcard";
                        default -> "below a type argument";
                    });
        }
    }

    private void count(String what) {
        counts.merge(what, 1, Integer::sum);
    }

    /** Returns the counts. */
    Map<String, Integer> counts() {
        return new TreeMap<>(counts);
    }

    @Override
    public String toString() {
        return counts.toString();
    }
}
