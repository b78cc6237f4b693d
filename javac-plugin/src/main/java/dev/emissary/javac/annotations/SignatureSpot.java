package dev.emissary.javac.annotations;

import com.sun.tools.javac.code.TargetType;
import com.sun.tools.javac.code.TypeAnnotationPosition;
import com.sun.tools.javac.code.TypeAnnotationPosition.TypePathEntry;
import com.sun.tools.javac.util.List;

/**
 * A type in the signature of an interface's method and of its forwarder (JVMS 4.7.20.1).
 *
 * @param target which part of the signature it is the type of
 * @param parameter the index of the parameter or type parameter
 * @param from the index of the bound or exception in the interface's method
 * @param to its index in the forwarder
 */
record SignatureSpot(TargetType target, int parameter, int from, int to) {
    /** Returns the spot of the result, or of the parameter with the given index. */
    static SignatureSpot of(TargetType target, int parameter) {
        return new SignatureSpot(target, parameter, 0, 0);
    }

    /** Whether it is the type of a method or parameter, which can have declaration annotations. */
    boolean isDeclared() {
        return target == TargetType.METHOD_RETURN || target == TargetType.METHOD_FORMAL_PARAMETER;
    }

    /** Whether a position in the interface's method is in this type. */
    boolean isAtDeclared(TypeAnnotationPosition position) {
        return isAt(position, from);
    }

    /** Whether a position in the forwarder is in this type. */
    boolean isAt(TypeAnnotationPosition position) {
        return isAt(position, to);
    }

    private boolean isAt(TypeAnnotationPosition position, int number) {
        return position.type == target
                && switch (target) {
                    case METHOD_FORMAL_PARAMETER -> position.parameter_index == parameter;
                    case METHOD_TYPE_PARAMETER_BOUND ->
                        position.parameter_index == parameter && position.bound_index == number;
                    case THROWS -> position.type_index == number;
                    default -> true;
                };
    }

    /** Returns the position in the forwarder for a path. */
    TypeAnnotationPosition position(List<TypePathEntry> path) {
        return switch (target) {
            case METHOD_FORMAL_PARAMETER -> TypeAnnotationPosition.methodParameter(path, null, parameter, -1);
            case METHOD_TYPE_PARAMETER_BOUND ->
                TypeAnnotationPosition.methodTypeParameterBound(path, null, parameter, to, -1);
            case THROWS -> TypeAnnotationPosition.methodThrows(path, null, to, -1);
            default -> TypeAnnotationPosition.methodReturn(path, null, -1);
        };
    }
}
