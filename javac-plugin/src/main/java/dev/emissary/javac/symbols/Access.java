package dev.emissary.javac.symbols;

import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Check;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.comp.Resolve;
import com.sun.tools.javac.util.Context;
import java.util.function.BiPredicate;
import javax.lang.model.element.TypeElement;

/** Decides whether the source of one class can name another (JLS 6.6, EM-DEL-5). */
public final class Access implements BiPredicate<TypeElement, TypeElement> {
    private final Enter enter;
    private final Resolve resolve;
    private final Check check;

    /** Prepares to check the classes of a compilation. */
    public Access(Context context) {
        enter = Enter.instance(context);
        resolve = Resolve.instance(context);
        check = Check.instance(context);
    }

    /** Whether a class and all its enclosing classes exist and are accessible in a class of this compilation. */
    @Override
    public boolean test(TypeElement type, TypeElement from) {
        Env<AttrContext> env = enter.getEnv((ClassSymbol) from);
        try {
            Symbol symbol = (TypeSymbol) type;
            while (symbol.kind == Kinds.Kind.TYP) {
                if (!resolve.isAccessible(env, (TypeSymbol) symbol)) {
                    return false;
                }
                symbol = symbol.owner;
            }
        } catch (CompletionFailure missing) {
            check.completionError(env.tree.pos(), missing);
        }
        return true;
    }
}
