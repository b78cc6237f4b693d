package dev.emissary.javac.symbols;

import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ClassType;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/**
 * Decides whether a class has a supertype that cannot be resolved, and so may be a subtype of anything.
 *
 * <p>{@code TypeElement.getInterfaces()} would show them too, but makes javac build a model of each, which fails for
 * some erroneous ones.
 */
final class UnknownSupertypes {
    private final Types types;

    /** Prepares to look at the classes of a compilation. */
    UnknownSupertypes(Context context) {
        types = Types.instance(context);
    }

    /** Whether some supertype of a class or interface is missing. */
    boolean existFor(TypeElement type) {
        return existFor((ClassSymbol) type, new HashSet<>());
    }

    private boolean existFor(ClassSymbol symbol, Set<Symbol> seen) {
        if (!seen.add(symbol)) {
            return false;
        }
        Type superclass = types.supertype(symbol.type);
        int found = types.interfaces(symbol.type).size();
        if (isMissing(superclass)
                || (symbol.type instanceof ClassType type
                        && type.all_interfaces_field != null
                        && type.all_interfaces_field.size() > found)) {
            return true;
        }
        for (Type supertype : types.interfaces(symbol.type).prepend(superclass)) {
            if (isMissing(supertype)
                    || (supertype.tsym instanceof ClassSymbol inherited && existFor(inherited, seen))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a supertype is unknown, in the source or because its class file is missing, or is a type variable. */
    private static boolean isMissing(Type type) {
        return type.hasTag(TypeTag.ERROR)
                || type.hasTag(TypeTag.TYPEVAR)
                || (type.tsym != null && type.tsym.kind == Kinds.Kind.ERR);
    }
}
