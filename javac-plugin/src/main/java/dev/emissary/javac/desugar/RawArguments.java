package dev.emissary.javac.desugar;

import com.sun.tools.javac.code.BoundKind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.ClassType;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import java.util.Optional;

/**
 * Finds arguments of raw types that a call by name has to cast (EM-FWD-4): beside {@code m(List)}, a method
 * {@code m(Collection<String>)} takes a {@code List} too, by unchecked conversion, and neither is more specific (JLS
 * 15.12.2.5). It does not take {@code (List<?>) l}.
 */
final class RawArguments {
    private final Types types;
    private final Symtab syms;

    RawArguments(Types types, Symtab syms) {
        this.types = types;
        this.syms = syms;
    }

    /**
     * Returns the type to which an argument has to be cast, if it has to.
     *
     * @param forwarder the forwarder, whose parameters are the arguments
     * @param target the method that is called
     * @param site the type of the delegate
     * @param index the number of the argument
     */
    Optional<Type> cast(MethodSymbol forwarder, MethodSymbol target, Type site, int index) {
        Type argument = forwarder.type.getParameterTypes().get(index);
        Type called = types.memberType(site, target);
        if (!isRaw(argument)
                || !types.isSubtype(
                        withWildcards(argument), called.getParameterTypes().get(index))) {
            return Optional.empty();
        }
        for (Symbol other : types.membersClosure(site, false).getSymbolsByName(forwarder.name)) {
            if (other instanceof MethodSymbol method
                    && method.type.getParameterTypes().size()
                            == target.type.getParameterTypes().size()) {
                Type member = types.memberType(site, method);
                Type parameter = member.getParameterTypes().get(index);
                if (types.isSubtypeUnchecked(argument, parameter)
                        && !types.isSubtype(argument, parameter)
                        && !types.overrideEquivalent(member, called)) {
                    return Optional.of(withWildcards(argument));
                }
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
