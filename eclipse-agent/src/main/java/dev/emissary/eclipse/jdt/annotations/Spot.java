package dev.emissary.eclipse.jdt.annotations;

import org.eclipse.jdt.internal.compiler.codegen.AnnotationTargetTypeConstants;

/**
 * A type in the signature of a method, as class files locate it (JVMS 4.7.20.1).
 *
 * @param target the kind of place
 * @param index the index of the parameter, type parameter or exception
 * @param bound the index of a type parameter's bound
 */
record Spot(int target, int index, int bound) {
    static final Spot RESULT = new Spot(AnnotationTargetTypeConstants.METHOD_RETURN, 0, 0);

    static Spot parameter(int index) {
        return new Spot(AnnotationTargetTypeConstants.METHOD_FORMAL_PARAMETER, index, 0);
    }

    static Spot exception(int index) {
        return new Spot(AnnotationTargetTypeConstants.THROWS, index, 0);
    }

    static Spot typeParameter(int index) {
        return new Spot(AnnotationTargetTypeConstants.METHOD_TYPE_PARAMETER, index, 0);
    }

    static Spot bound(int parameter, int index) {
        return new Spot(AnnotationTargetTypeConstants.METHOD_TYPE_PARAMETER_BOUND, parameter, index);
    }

    /** Whether it is the type of a method or parameter, which can have declaration annotations. */
    boolean isDeclared() {
        return target == AnnotationTargetTypeConstants.METHOD_RETURN
                || target == AnnotationTargetTypeConstants.METHOD_FORMAL_PARAMETER;
    }

    /** Writes it into a class file. */
    void write(AnnotationWriter bytes) {
        bytes.u1(target);
        switch (target) {
            case AnnotationTargetTypeConstants.METHOD_FORMAL_PARAMETER,
                    AnnotationTargetTypeConstants.METHOD_TYPE_PARAMETER -> bytes.u1(index);
            case AnnotationTargetTypeConstants.METHOD_TYPE_PARAMETER_BOUND -> {
                bytes.u1(index);
                bytes.u1(bound);
            }
            case AnnotationTargetTypeConstants.THROWS -> bytes.u2(index);
            default -> {}
        }
    }
}
