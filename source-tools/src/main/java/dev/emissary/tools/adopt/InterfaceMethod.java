package dev.emissary.tools.adopt;

import com.github.javaparser.resolution.types.ResolvedType;
import java.util.List;

/**
 * A method of an interface.
 *
 * @param signature its signature as overriding compares it: its name and the erasures of its parameter types
 * @param arity the number of its parameters
 * @param isDefault whether it has a body
 * @param thrown the exceptions that it declares
 * @param typeParameters the names of its type parameters
 * @param declaredBy the qualified name of the interface that declares it
 */
record InterfaceMethod(
        String signature,
        String name,
        int arity,
        boolean isDefault,
        boolean variableArity,
        ResolvedType returnType,
        List<ResolvedType> thrown,
        List<String> typeParameters,
        String declaredBy) {

    /** Returns the method for display, such as {@code Iterator.remove}. */
    String displayName() {
        return declaredBy.substring(declaredBy.lastIndexOf('.') + 1) + "." + name;
    }
}
