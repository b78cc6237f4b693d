package dev.emissary.javac.header;

import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.comp.Attr;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree.JCAssign;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeMaker;
import com.sun.tools.javac.tree.TreeScanner;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Name;
import dev.emissary.javac.jdk.HeldDiagnostics;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.syntax.EmissaryModifiers;

/**
 * Checks that the types and annotations of components do not mean inherited member types (EM-DEL-6).
 *
 * <p>The types decide what an emissary inherits, so javac resolves them a first time without it. The second time, for
 * the fields and the constructor, it sees what is inherited, as in the header of a record; and so it does for the
 * annotations.
 */
public final class HeaderScope {
    private HeaderScope() {}

    /**
     * Checks the header of a declaration whose supertypes are known. The constructor parameters that are made from the
     * components have annotations that the fields do not have.
     */
    public static void check(
            Context context,
            Reporter reporter,
            Env<AttrContext> env,
            JCClassDecl declaration,
            EmissaryModifiers modifiers) {
        Types types = Types.instance(context);
        TreeScanner names = new TreeScanner() {
            @Override
            public void visitIdent(JCIdent name) {
                Symbol type = name.sym == null ? meaning(context, env, name.name) : name.sym;
                if (isInherited(type, declaration.sym, types) && meaning(context, env.outer, name.name) != type) {
                    reporter.error(name, "name.inherited", name.name, type.owner, declaration.sym);
                }
            }

            @Override
            public void visitAssign(JCAssign element) {
                scan(element.rhs);
            }
        };
        for (JCVariableDecl component : modifiers.components()) {
            names.scan(component.mods.annotations);
            names.scan(component.vartype);
        }
        for (JCVariableDecl parameter : HeaderTrees.generatedParameters(declaration, modifiers)) {
            names.scan(parameter.mods.annotations);
        }
    }

    private static boolean isInherited(Symbol type, ClassSymbol emissary, Types types) {
        return type instanceof ClassSymbol
                && type.owner.kind == Kinds.Kind.TYP
                && type.owner != emissary
                && emissary.isSubClass(type.owner, types);
    }

    /** Returns the type that a name means at a place, or that of an error if it means none there. */
    public static Symbol meaning(Context context, Env<AttrContext> env, Name name) {
        HeldDiagnostics ignored = new HeldDiagnostics(Log.instance(context));
        ignored.hold();
        try {
            JCIdent tree = TreeMaker.instance(context).at(env.tree.pos).Ident(name);
            return Attr.instance(context).attribType(tree, env).tsym;
        } catch (Symbol.CompletionFailure failure) {
            return Symtab.instance(context).errSymbol;
        } finally {
            ignored.release();
        }
    }
}
