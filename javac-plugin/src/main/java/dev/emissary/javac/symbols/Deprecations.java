package dev.emissary.javac.symbols;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCAssign;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCLiteral;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCModifiers;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Context;
import dev.emissary.rules.types.ProgramFacts.Deprecation;
import javax.lang.model.element.Element;

/** Looks up {@code @Deprecated}: on the symbol of a class file, and in the tree of an unresolved source. */
final class Deprecations {
    private final Enter enter;

    /** Prepares to ask about the elements of a compilation. */
    Deprecations(Context context) {
        enter = Enter.instance(context);
    }

    Deprecation of(Element element) {
        Symbol symbol = (Symbol) element;
        symbol.complete();
        if (symbol.isDeprecatedForRemoval()) {
            return Deprecation.FOR_REMOVAL;
        } else if (symbol.isDeprecated()) {
            return Deprecation.ORDINARY;
        }
        Env<AttrContext> env = enter.getEnv(symbol.enclClass());
        JCModifiers modifiers = env == null ? null : modifiers(TreeInfo.declarationFor(symbol, env.tree));
        return modifiers == null ? Deprecation.NONE : written(modifiers);
    }

    private static JCModifiers modifiers(JCTree declaration) {
        if (declaration instanceof JCMethodDecl method) {
            return method.mods;
        }
        return declaration instanceof JCClassDecl type ? type.mods : null;
    }

    private static Deprecation written(JCModifiers modifiers) {
        for (JCAnnotation annotation : modifiers.annotations) {
            if (TreeInfo.name(annotation.annotationType).contentEquals("Deprecated")) {
                for (JCExpression argument : annotation.args) {
                    if (argument instanceof JCAssign value
                            && TreeInfo.name(value.lhs).contentEquals("forRemoval")
                            && value.rhs instanceof JCLiteral literal
                            && Boolean.TRUE.equals(literal.getValue())) {
                        return Deprecation.FOR_REMOVAL;
                    }
                }
                return Deprecation.ORDINARY;
            }
        }
        return Deprecation.NONE;
    }
}
