package dev.emissary.javac.symbols;

import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ForAll;
import com.sun.tools.javac.code.Types;
import dev.emissary.model.Forwarder;

/** The types of the methods that forwarders call, and of what they call them on. */
public final class CalleeTypes {
    private CalleeTypes() {}

    /** Returns the type as which a forwarder calls the delegate of a field of a given type (EM-FWD-4, EM-DEL-9). */
    public static Type receiver(Forwarder forwarder, Type field) {
        return forwarder.upcast().isPresent()
                ? (Type) forwarder.upcast().get()
                : forwarder.supply().isPresent()
                        ? (Type) forwarder.supply().get().given()
                        : field;
    }

    /** Returns the type of a target as a member of the receiver's type, with the forwarder's type variables. */
    public static Type of(Types types, MethodSymbol forwarder, Type site, MethodSymbol target) {
        Type type = types.memberType(types.capture(site), target);
        return type instanceof ForAll generic && forwarder.type instanceof ForAll own
                ? types.subst(generic.qtype, generic.tvars, own.tvars)
                : type;
    }
}
