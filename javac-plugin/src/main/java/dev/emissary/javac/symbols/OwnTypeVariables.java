package dev.emissary.javac.symbols;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ForAll;
import com.sun.tools.javac.code.Type.TypeVar;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.Names;
import dev.emissary.rules.advice.TypeVariableNames;
import java.util.Iterator;

/**
 * The type variables of a generic method that is made from another one. It has its own, as if it were written; one that
 * would hide a type variable of the class, which the rest of the signature may mention, is renamed (EM-FWD-8).
 */
public final class OwnTypeVariables {
    private OwnTypeVariables() {}

    /**
     * Returns the type of a method that has type variables of its own.
     *
     * @param method the method
     * @param plain its type without type variables, which mentions those of the other method
     * @param theirs the type variables of the other method
     * @param visible the type variables of the class that must not be hidden
     */
    public static ForAll in(Context context, MethodSymbol method, Type plain, List<Type> theirs, List<Type> visible) {
        Types types = Types.instance(context);
        Names names = Names.instance(context);
        Type none = Symtab.instance(context).botType;
        Iterator<String> free =
                TypeVariableNames.of(texts(theirs), texts(visible)).iterator();
        List<Type> own = theirs.map(variable -> {
            TypeVar fresh = new TypeVar(names.fromString(free.next()), method, none);
            fresh.tsym.flags_field |= variable.tsym.flags_field & Flags.THROWS;
            return fresh;
        });
        List<Type> mine = own;
        for (Type variable : theirs) {
            types.setBounds((TypeVar) mine.head, types.subst(types.getBounds((TypeVar) variable), theirs, own));
            mine = mine.tail;
        }
        return new ForAll(own, types.subst(plain, theirs, own));
    }

    private static List<String> texts(List<Type> variables) {
        return variables.map(variable -> variable.tsym.name.toString());
    }
}
