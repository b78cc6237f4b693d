/* The question whether an interface has any instance method, answered even while it is being completed (EM-DEL-2). */
package dev.emissary.javac.members;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Scope.LookupKind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.util.Context;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/** Looks for instance methods in interfaces. */
final class InstanceMethods {
    private final Enter enter;
    private final Types types;

    InstanceMethods(Context context) {
        enter = Enter.instance(context);
        types = Types.instance(context);
    }

    /** Whether an interface has instance methods, asked of its tree where it is only just being completed. */
    boolean existIn(TypeElement type) {
        return existIn((ClassSymbol) type, new HashSet<>());
    }

    private boolean existIn(ClassSymbol symbol, Set<Symbol> seen) {
        if (!seen.add(symbol)) {
            return false;
        }
        Env<AttrContext> env = enter.getEnv(symbol);
        if (env != null && env.tree instanceof JCClassDecl declaration) {
            for (JCTree member : declaration.defs) {
                if (member instanceof JCMethodDecl method
                        && (method.mods.flags & (Flags.STATIC | Flags.PRIVATE)) == 0) {
                    return true;
                }
            }
        } else {
            for (Symbol member : symbol.members().getSymbols(LookupKind.NON_RECURSIVE)) {
                if (member.kind == Kinds.Kind.MTH
                        && (member.flags() & (Flags.STATIC | Flags.PRIVATE | Flags.SYNTHETIC)) == 0) {
                    return true;
                }
            }
        }
        for (Type superinterface : types.interfaces(symbol.type)) {
            if (superinterface.tsym instanceof ClassSymbol superSymbol && existIn(superSymbol, seen)) {
                return true;
            }
        }
        return false;
    }
}
