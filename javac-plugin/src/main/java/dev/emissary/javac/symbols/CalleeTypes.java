package dev.emissary.javac.symbols;

import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ForAll;
import com.sun.tools.javac.code.Types;

/** The types of the methods that forwarders call. */
public final class CalleeTypes {
    private CalleeTypes() {}

    /**
     * Returns the type of a target as a member of the receiver's type, with the forwarder's type variables.
     *
     * @param types the compilation's types
     * @param forwarder the forwarder
     * @param site the type of the receiver
     * @param target the method that is called
     */
    public static Type of(Types types, MethodSymbol forwarder, Type site, MethodSymbol target) {
        Type type = types.memberType(types.skipTypeVars(site, false), target);
        return type instanceof ForAll generic && forwarder.type instanceof ForAll own
                ? types.subst(generic.qtype, generic.tvars, own.tvars)
                : type;
    }
}
