package dev.emissary.javac.desugar;

import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.ForAll;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.List;
import dev.emissary.javac.symbols.CalleeTypes;

/**
 * What inference (JLS 18.5) makes of the call in a forwarder of a generic method. It must find the forwarder's own type
 * variables, or else they are written: {@code c.<U>m(arg0)}.
 *
 * <p>It certainly finds one of which an argument leaves no choice: where a parameter's type is the variable itself or an
 * array of it, this is a lower bound that all other bounds allow, as they hold in the forwarder; where it is a type
 * argument, it is equal. Behind a wildcard it is a bound of a captured type only, and which type javac chooses depends on
 * all other bounds; there it is certain if the result leaves no choice, of whose type it is a type argument.
 */
final class CallInference {
    private final Types types;

    CallInference(Types types) {
        this.types = types;
    }

    /**
     * Whether a call without type arguments is certain to mean the one with the forwarder's own.
     *
     * @param forwarder the forwarder, whose parameters are the arguments
     * @param target the method that is called
     * @param site the type of the delegate
     */
    boolean isCertain(MethodSymbol forwarder, MethodSymbol target, Type site) {
        if (forwarder.type.getTypeArguments().isEmpty()
                || !(types.memberType(types.skipTypeVars(site, false), target) instanceof ForAll)) {
            // A method that is not generic, in a raw type for one, takes no type arguments.
            return true;
        }
        Type called = CalleeTypes.of(types, forwarder, site, target);
        for (Type variable : forwarder.type.getTypeArguments()) {
            if (!isCertain(variable, forwarder.type, called)) {
                return false;
            }
        }
        return true;
    }

    private boolean isCertain(Type variable, Type forwarder, Type called) {
        boolean isMentioned = false;
        List<Type> parameters = called.getParameterTypes();
        for (Type argument : forwarder.getParameterTypes()) {
            if (parameters.isEmpty()) {
                return false;
            }
            if (types.isSameType(argument, parameters.head) && determines(parameters.head, variable)) {
                return true;
            }
            isMentioned |= argument.contains(variable);
            parameters = parameters.tail;
        }
        Type result = called.getReturnType();
        // What no argument has to do with is clearer when it is written.
        return isMentioned
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
