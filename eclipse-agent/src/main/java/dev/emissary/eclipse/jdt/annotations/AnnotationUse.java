package dev.emissary.eclipse.jdt.annotations;

import java.lang.annotation.ElementType;
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
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;

/** An annotation as it is written in a source or class file. */
sealed interface AnnotationUse {
    /** Returns its type, or null if that is not known. */
    ReferenceBinding type();

    /** Returns its elements. */
    List<Element> elements();

    /**
     * An element of an annotation.
     *
     * @param name its name
     * @param value its value, as the compiler has it
     * @param type the declared type, or null if the value tells
     */
    record Element(char[] name, Object value, TypeBinding type) {}

    /** Whether programs can see it at run time. */
    default boolean isVisible() {
        return (retention() & TagBits.AnnotationRetentionMASK) == TagBits.AnnotationRuntimeRetention;
    }

    /** Whether class files have it; not so if its class is missing. */
    default boolean isWritten() {
        return type() != null
                && type().isValidBinding()
                && (retention() & TagBits.AnnotationRetentionMASK) != TagBits.AnnotationSourceRetention;
    }

    private long retention() {
        return type().getAnnotationTagBits();
    }

    /** Whether its type declares a target. */
    default boolean applies(ElementType target) {
        long tag = switch (target) {
            case METHOD -> TagBits.AnnotationForMethod;
            case PARAMETER -> TagBits.AnnotationForParameter;
            default -> TagBits.AnnotationForTypeUse;
        };
        return (type().getAnnotationTagBits() & tag) != 0;
    }

    /** Whether it is of the type of another one, or one of them contains annotations of the type of the other. */
    default boolean hasTypeOf(AnnotationUse other) {
        return type() == other.type()
                || type() == other.type().containerAnnotationType()
                || other.type() == type().containerAnnotationType();
    }

    /** Returns the use of an annotation in a source file that is resolved. */
    static AnnotationUse of(Annotation tree) {
        ReferenceBinding type = tree.resolvedType instanceof ReferenceBinding reference ? reference : null;
        return new Resolved(new AnnotationBinding(type, tree.computeElementValuePairs()));
    }

    /** An annotation in a source file, or one that is a value of it, or that no source has. */
    record Resolved(AnnotationBinding binding) implements AnnotationUse {
        @Override
        public ReferenceBinding type() {
            return binding.getAnnotationType();
        }

        @Override
        public List<Element> elements() {
            List<Element> elements = new ArrayList<>();
            for (ElementValuePair pair : binding.getElementValuePairs()) {
                if (pair == null) {
                    // The compiler has reported an error in its value.
                    continue;
                }
                TypeBinding type = pair.getMethodBinding() == null ? null : pair.getMethodBinding().returnType;
                elements.add(new Element(pair.getName(), pair.getValue(), type));
            }
            return elements;
        }
    }

    /** An annotation in a class file. */
    record InClassFile(IBinaryAnnotation binary, LookupEnvironment environment) implements AnnotationUse {
        @Override
        public ReferenceBinding type() {
            char[] descriptor = binary.getTypeName();
            char[][] name = CharOperation.splitOn('/', descriptor, 1, descriptor.length - 1);
            return environment.getType(name, environment.UnNamedModule);
        }

        @Override
        public List<Element> elements() {
            List<Element> elements = new ArrayList<>();
            for (IBinaryElementValuePair pair : binary.getElementValuePairs()) {
                elements.add(new Element(pair.getName(), pair.getValue(), null));
            }
            return elements;
        }
    }
}
