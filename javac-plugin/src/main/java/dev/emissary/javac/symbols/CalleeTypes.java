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
     * (EM-FWD-4), without type arguments if the field's type is raw or the interface is delegated as a raw one.
     *
     * @param types the compilation's types
     * @param forwarder the forwarder
     * @param field the type of the field
     */
    public static Type receiver(Types types, Forwarder forwarder, Type field) {
        if (!forwarder.throughInterface()) {
            return field;
        }
        MethodSymbol target = (MethodSymbol) forwarder.target();
        Type through = types.asSuper(field, target.owner);
        return through == null || through.isRaw() || !takes(types, through, target, (Type) forwarder.signature())
                ? types.erasure(target.owner.type)
                : through;
    }

    private static boolean takes(Types types, Type site, MethodSymbol target, Type caller) {
        return types.isSubtypes(
                caller.getParameterTypes(), of(types, caller, site, target).getParameterTypes());
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
        return of(types, forwarder.type, site, target);
    }

    private static Type of(Types types, Type caller, Type site, MethodSymbol target) {
        Type type = types.memberType(types.skipTypeVars(site, false), target);
        return type instanceof ForAll generic && caller instanceof ForAll own
                ? types.subst(generic.qtype, generic.tvars, own.tvars)
                : type;
    }
}
