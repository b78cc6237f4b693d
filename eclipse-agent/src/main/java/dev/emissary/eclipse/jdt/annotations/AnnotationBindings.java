package dev.emissary.eclipse.jdt.annotations;

import dev.emissary.eclipse.jdt.access.Trees;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.core.compiler.CharOperation;
import org.eclipse.jdt.internal.compiler.ast.Annotation;
import org.eclipse.jdt.internal.compiler.env.IBinaryAnnotation;
import org.eclipse.jdt.internal.compiler.env.IBinaryElementValuePair;
import org.eclipse.jdt.internal.compiler.lookup.AnnotationBinding;
import org.eclipse.jdt.internal.compiler.lookup.ElementValuePair;
import org.eclipse.jdt.internal.compiler.lookup.LookupEnvironment;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.TagBits;

/** Makes bindings of the annotations that are written in source and class files. */
final class AnnotationBindings {
    private AnnotationBindings() {}

    /** Returns an annotation in a source file that is resolved, or null if a container has it or no class file does. */
    static AnnotationBinding of(Annotation tree) {
        Annotation written = tree.getPersistibleAnnotation();
        if (written == null) {
            return null;
        }
        ReferenceBinding type = written.resolvedType instanceof ReferenceBinding reference ? reference : null;
        return written(new AnnotationBinding(type, written.computeElementValuePairs()));
    }

    /** Returns an annotation in a class file, whose values remain as they are there, or null if its class is missing. */
    static AnnotationBinding of(IBinaryAnnotation binary, LookupEnvironment environment) {
        char[] descriptor = binary.getTypeName();
        char[][] name = CharOperation.splitOn('/', descriptor, 1, descriptor.length - 1);
        List<ElementValuePair> pairs = new ArrayList<>();
        for (IBinaryElementValuePair pair : Trees.list(binary.getElementValuePairs())) {
            pairs.add(new ElementValuePair(pair.getName(), pair.getValue(), null));
        }
        return written(new AnnotationBinding(
                environment.getType(name, environment.UnNamedModule), pairs.toArray(ElementValuePair[]::new)));
    }

    /** Returns an annotation, or null if class files do not have it; they do not if its class is missing. */
    private static AnnotationBinding written(AnnotationBinding annotation) {
        ReferenceBinding type = annotation.getAnnotationType();
        return type != null && type.isValidBinding() && retention(annotation) != TagBits.AnnotationSourceRetention
                ? annotation
                : null;
    }

    /** Whether programs can see an annotation at run time. */
    static boolean isVisible(AnnotationBinding annotation) {
        return retention(annotation) == TagBits.AnnotationRuntimeRetention;
    }

    private static long retention(AnnotationBinding annotation) {
        return annotation.getAnnotationType().getAnnotationTagBits() & TagBits.AnnotationRetentionMASK;
    }
}
