package dev.emissary.eclipse.jdt.annotations;

import dev.emissary.eclipse.jdt.access.Trees;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeParameter;
import org.eclipse.jdt.internal.compiler.ast.TypeReference;
import org.eclipse.jdt.internal.compiler.lookup.ParameterizedTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeVariableBinding;

/**
 * The types that stand in for the type variables of interfaces, with the place in the header of the emissary where they
 * are written. Only what is written there counts: annotations in the supertype clause of a delegate's type are not
 * known when that is read from a class file (EM-FWD-7).
 */
final class HeaderTypes {
    private final TypeDeclaration declaration;

    HeaderTypes(TypeDeclaration declaration) {
        this.declaration = declaration;
    }

    /**
     * A type that stands in for a type variable.
     *
     * @param type the type
     * @param written where the header has it, or null if only a part of it is written there
     * @param variables what stands in for the type variables in it
     */
    record StandIn(TypeBinding type, TypeReference written, Map<TypeVariableBinding, StandIn> variables) {}

    /** Returns what stands in for the type variables of an interface, which a type in the header has as a supertype. */
    Map<TypeVariableBinding, StandIn> variables(TypeReference written, TypeBinding wanted) {
        TypeBinding type = written.resolvedType;
        if (type instanceof TypeVariableBinding variable) {
            return ofVariable(variable, wanted);
        }
        return type == null ? Map.of() : climb(type, written, Map.of(), wanted);
    }

    private Map<TypeVariableBinding, StandIn> ofVariable(TypeVariableBinding variable, TypeBinding wanted) {
        for (TypeParameter parameter : Trees.list(declaration.typeParameters)) {
            if (Arrays.equals(parameter.name, variable.sourceName) && parameter.type != null) {
                if (leadsTo(parameter.type.resolvedType, wanted)) {
                    return variables(parameter.type, wanted);
                }
                for (TypeReference bound : Trees.list(parameter.bounds)) {
                    if (leadsTo(bound.resolvedType, wanted)) {
                        return variables(bound, wanted);
                    }
                }
            }
        }
        return Map.of();
    }

    private static boolean leadsTo(TypeBinding type, TypeBinding wanted) {
        return type != null && type.findSuperTypeOriginatingFrom(wanted) != null;
    }

    private static Map<TypeVariableBinding, StandIn> climb(
            TypeBinding type, TypeReference written, Map<TypeVariableBinding, StandIn> around, TypeBinding wanted) {
        Map<TypeVariableBinding, StandIn> variables = new HashMap<>();
        addArguments(type, written == null ? null : written.getTypeArguments(), around, variables);
        ReferenceBinding generic = (ReferenceBinding) type.erasure();
        if (generic == wanted) {
            return variables;
        }
        if (leadsTo(generic.superclass(), wanted)) {
            return climb(generic.superclass(), null, variables, wanted);
        }
        for (ReferenceBinding superinterface : generic.superInterfaces()) {
            if (leadsTo(superinterface, wanted)) {
                return climb(superinterface, null, variables, wanted);
            }
        }
        return Map.of();
    }

    private static void addArguments(
            TypeBinding type,
            TypeReference[][] written,
            Map<TypeVariableBinding, StandIn> around,
            Map<TypeVariableBinding, StandIn> variables) {
        int level = written == null ? 0 : written.length - 1;
        for (TypeBinding current = type; current instanceof ParameterizedTypeBinding parameterized; level--) {
            TypeVariableBinding[] parameters = parameterized.genericType().typeVariables();
            TypeBinding[] arguments = parameterized.arguments;
            TypeReference[] references = written == null || level < 0 ? null : written[level];
            for (int i = 0; arguments != null && i < arguments.length; i++) {
                TypeReference reference = references == null || i >= references.length ? null : references[i];
                variables.put(parameters[i], new StandIn(arguments[i], reference, around));
            }
            current = current.enclosingType();
        }
    }
}
