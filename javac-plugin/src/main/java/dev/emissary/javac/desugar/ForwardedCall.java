package dev.emissary.javac.desugar;

import com.sun.tools.javac.code.BoundKind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.ClassType;
import com.sun.tools.javac.code.Type.ForAll;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.List;
import dev.emissary.javac.symbols.CalleeTypes;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The call in a forwarder, by name: what has to be written in it so that it means the intended method (EM-FWD-4), with
 * the intended type arguments. The arguments are the forwarder's parameters.
 */
record ForwardedCall(Types types, Symtab syms, MethodSymbol forwarder, MethodSymbol target, Type site) {
    /**
     * Whether inference (JLS 18.5) certainly chooses the forwarder's own type variables; otherwise they are written:
     * {@code c.<U>m(arg0)}.
     *
     * <p>It does if an argument determines them: if a parameter's type is the variable or an array of it, the argument
     * gives a lower bound, which satisfies all other bounds because they hold in the forwarder; if the variable is a
     * type argument, the argument gives an equality. Inside a wildcard it is only a bound of a captured type, and
     * javac's choice depends on all other bounds. Whether the method is applicable is decided before the result is
     * considered (JLS 18.5.1), so the variable must not have further bounds; then it is certain if it is a type argument
     * of the result.
     */
    boolean infersTypeArguments() {
        List<Type> variables = forwarder.type.getTypeArguments();
        if (variables.isEmpty() || !(types.memberType(site, target) instanceof ForAll)) {
            // A method that is not generic, for example in a raw type, takes no type arguments.
            return true;
        }
        Type called = CalleeTypes.of(types, forwarder, site, target);
        return variables.stream()
                .allMatch(variable -> argumentDetermines(variable, called)
                        || (isUnbounded(variable, variables) && resultDetermines(variable, called)));
    }

    private boolean argumentDetermines(Type variable, Type called) {
        List<Type> arguments = forwarder.type.getParameterTypes();
        List<Type> parameters = called.getParameterTypes();
        return IntStream.range(0, parameters.size())
                .anyMatch(i -> types.isSameType(arguments.get(i), parameters.get(i))
                        && determines(parameters.get(i), variable));
    }

    /** Whether a type variable has no bound but Object, and is in no bound of another one. */
    private boolean isUnbounded(Type variable, List<Type> variables) {
        return types.isSameType(variable.getUpperBound(), syms.objectType)
                && variables.stream().noneMatch(other -> other.getUpperBound().contains(variable));
    }

    /** Whether the result determines a type variable that an argument mentions; without one, it is clearer written. */
    private boolean resultDetermines(Type variable, Type called) {
        Type result = called.getReturnType();
        return forwarder.type.getParameterTypes().stream().anyMatch(argument -> argument.contains(variable))
                && types.isSameType(result, forwarder.type.getReturnType())
                && result.hasTag(TypeTag.CLASS)
                && result.getTypeArguments().stream().noneMatch(argument -> argument.hasTag(TypeTag.WILDCARD))
                && determines(result, variable);
    }

    private static boolean determines(Type type, Type variable) {
        if (type instanceof ArrayType array) {
            return determines(array.elemtype, variable);
        }
        return type.tsym == variable.tsym
                || (type.hasTag(TypeTag.CLASS)
                        && type.allparams().stream()
                                .anyMatch(argument ->
                                        !argument.hasTag(TypeTag.WILDCARD) && determines(argument, variable)));
    }

    /**
     * Returns the type to which an argument of a raw type has to be cast, if it has to: beside {@code m(List)}, a
     * method {@code m(Collection<String>)} takes a {@code List} too, by unchecked conversion, and neither is more
     * specific (JLS 15.12.2.5). It does not take {@code (List<?>) l}.
     */
    Optional<Type> cast(int index) {
        Type argument = forwarder.type.getParameterTypes().get(index);
        Type called = types.memberType(site, target);
        if (!isRaw(argument)
                || !types.isSubtype(
                        withWildcards(argument), called.getParameterTypes().get(index))) {
            return Optional.empty();
        }
        for (Symbol other : types.membersClosure(site, false).getSymbolsByName(forwarder.name)) {
            Type member = types.memberType(site, other);
            if (member.getParameterTypes().size() == called.getParameterTypes().size()
                    && !types.isSubtype(argument, member.getParameterTypes().get(index))
                    && types.isSubtypeUnchecked(
                            argument, member.getParameterTypes().get(index))
                    && !types.overrideEquivalent(member, called)) {
                return Optional.of(withWildcards(argument));
            }
        }
        return Optional.empty();
    }

    private static boolean isRaw(Type type) {
        return type instanceof ArrayType array ? isRaw(array.elemtype) : type.hasTag(TypeTag.CLASS) && type.isRaw();
    }

    private Type withWildcards(Type raw) {
        if (raw instanceof ArrayType array) {
            return new ArrayType(withWildcards(array.elemtype), syms.arrayClass);
        }
        Type outer = raw.getEnclosingType();
        return new ClassType(
                isRaw(outer) ? withWildcards(outer) : outer,
                raw.tsym
                        .type
                        .getTypeArguments()
                        .map(variable -> new WildcardType(syms.objectType, BoundKind.UNBOUND, syms.boundClass)),
                raw.tsym);
    }
}
