package dev.emissary.javac.desugar;

import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.ForAll;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.List;
import dev.emissary.javac.symbols.CalleeTypes;

/**
 * Decides whether inference (JLS 18.5) chooses the right type arguments for the call in a generic forwarder. It must
 * choose the forwarder's own type variables; otherwise they are written: {@code c.<U>m(arg0)}.
 *
 * <p>Inference certainly chooses a type variable that an argument determines: if a parameter's type is the variable or
 * an array of it, the argument gives a lower bound, which satisfies all other bounds because they hold in the
 * forwarder; if the variable is a type argument, the argument gives an equality. Inside a wildcard it is only a bound
 * of a captured type, and javac's choice depends on all other bounds. Whether the method is applicable is decided
 * before the result is considered (JLS 18.5.1), so the variable must not have further bounds; then it is certain if it
 * is a type argument of the result.
 */
final class CallInference {
    private final Types types;
    private final Symtab syms;

    CallInference(Types types, Symtab syms) {
        this.types = types;
        this.syms = syms;
    }

    /**
     * Whether a call without type arguments certainly infers the forwarder's own type variables.
     *
     * @param forwarder the forwarder, whose parameters are the arguments
     * @param target the method that is called
     * @param site the type of the delegate
     */
    boolean isCertain(MethodSymbol forwarder, MethodSymbol target, Type site) {
        if (forwarder.type.getTypeArguments().isEmpty() || !(types.memberType(site, target) instanceof ForAll)) {
            // A method that is not generic, for example in a raw type, takes no type arguments.
            return true;
        }
        Type called = CalleeTypes.of(types, forwarder, site, target);
        List<Type> variables = forwarder.type.getTypeArguments();
        for (Type variable : variables) {
            if (!argumentDetermines(variable, forwarder.type, called)
                    && !(isUnbounded(variable, variables) && resultDetermines(variable, forwarder.type, called))) {
                return false;
            }
        }
        return true;
    }

    private boolean argumentDetermines(Type variable, Type forwarder, Type called) {
        List<Type> parameters = called.getParameterTypes();
        for (Type argument : forwarder.getParameterTypes()) {
            if (parameters.isEmpty()) {
                return false;
            }
            if (types.isSameType(argument, parameters.head) && determines(parameters.head, variable)) {
                return true;
            }
            parameters = parameters.tail;
        }
        return false;
    }

    /** Whether a type variable has no bound but Object, and is in no bound of another one. */
    private boolean isUnbounded(Type variable, List<Type> variables) {
        return types.isSameType(variable.getUpperBound(), syms.objectType)
                && variables.stream().noneMatch(other -> other.getUpperBound().contains(variable));
    }

    /** Whether the result determines a type variable that an argument mentions; without one, it is clearer written. */
    private boolean resultDetermines(Type variable, Type forwarder, Type called) {
        Type result = called.getReturnType();
        return forwarder.getParameterTypes().stream().anyMatch(argument -> argument.contains(variable))
                && types.isSameType(result, forwarder.getReturnType())
                && result.hasTag(TypeTag.CLASS)
                && result.getTypeArguments().stream().noneMatch(argument -> argument.hasTag(TypeTag.WILDCARD))
                && determines(result, variable);
    }

    private static boolean determines(Type type, Type variable) {
        if (type instanceof ArrayType array) {
            return determines(array.elemtype, variable);
        }
        if (type.hasTag(TypeTag.CLASS)) {
            for (Type argument : type.allparams()) {
                if (!argument.hasTag(TypeTag.WILDCARD) && determines(argument, variable)) {
                    return true;
                }
            }
        }
        return type.tsym == variable.tsym;
    }
}
