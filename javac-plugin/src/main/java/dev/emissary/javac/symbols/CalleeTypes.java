package dev.emissary.javac.symbols;

import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ForAll;
import com.sun.tools.javac.code.Types;
import dev.emissary.model.Forwarder;

/** The types of the methods that forwarders call, and of what they call them on. */
public final class CalleeTypes {
    private CalleeTypes() {}

    /**
     * Returns the type of the receiver: the field's, or the interface where the call is one through an interface
     * (EM-FWD-4), without type arguments if the field's type is raw.
     *
     * @param types the compilation's types
     * @param forwarder the forwarder
     * @param field the type of the field
     */
    public static Type receiver(Types types, Forwarder forwarder, Type field) {
        if (!forwarder.throughInterface()) {
            return field;
        }
        Type through = types.asSuper(field, ((MethodSymbol) forwarder.target()).owner);
        return through == null || through.isRaw()
                ? types.erasure(((MethodSymbol) forwarder.target()).owner.type)
                : through;
    }

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
