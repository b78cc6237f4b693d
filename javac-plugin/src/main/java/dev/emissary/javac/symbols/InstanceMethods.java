package dev.emissary.javac.symbols;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Scope;
import com.sun.tools.javac.code.Scope.LookupKind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Context;
import dev.emissary.rules.types.InterfaceMembers;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;

/**
 * Decides whether an interface has anything to forward: instance methods other than those of {@code Object}, which are
 * never forwarded (EM-DEL-2, EM-FWD-2). This works even while the interface is being completed.
 */
final class InstanceMethods {
    private final Enter enter;
    private final Types types;
    private final Symbol object;

    /** Prepares to inspect the interfaces of a compilation. */
    InstanceMethods(Context context) {
        enter = Enter.instance(context);
        types = Types.instance(context);
        object = Symtab.instance(context).objectType.tsym;
    }

    /** Whether an interface has such methods; if it is still being completed, its tree is examined. */
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
                        && (method.mods.flags & (Flags.STATIC | Flags.PRIVATE)) == 0
                        && !redeclaresMethodOfObject(method, env)) {
                    return true;
                }
            }
        } else {
            for (Symbol member : symbol.members().getSymbols(LookupKind.NON_RECURSIVE)) {
                if (member instanceof MethodSymbol method
                        && (method.flags() & (Flags.STATIC | Flags.PRIVATE | Flags.SYNTHETIC)) == 0
                        && !InterfaceMembers.overridesPublicMethodOfObject(method)) {
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

    private boolean redeclaresMethodOfObject(JCMethodDecl method, Env<AttrContext> env) {
        return InterfaceMembers.overridesPublicMethodOfObject(
                method.name.toString(),
                method.params.size(),
                () -> String.valueOf(TreeInfo.fullName(TreeInfo.typeIn(method.params.head.vartype))),
                () -> hidesObject(env));
    }

    private boolean hidesObject(Env<AttrContext> env) {
        return hasOtherObject(env.toplevel.namedImportScope)
                || hasOtherObject(env.toplevel.packge.members())
                || Stream.iterate(env, Objects::nonNull, inner -> inner.outer)
                        .map(inner -> inner.enclClass)
                        .anyMatch(declaration -> hasOtherObject(declaration.sym.members())
                                || declaration.typarams.stream().anyMatch(variable -> variable.name == object.name));
    }

    /** Whether a scope has a type that hides {@code java.lang.Object}. */
    private boolean hasOtherObject(Scope scope) {
        return scope.findFirst(object.name, symbol -> symbol.kind == Kinds.Kind.TYP && symbol != object) != null;
    }
}
