package dev.emissary.javac.desugar;

import com.sun.source.tree.InstanceOfTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCBindingPattern;
import com.sun.tools.javac.tree.JCTree.JCBlock;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCInstanceOf;
import com.sun.tools.javac.tree.JCTree.JCMemberReference;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.JCTree.JCNewArray;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.tree.JCTree.JCTypeCast;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeScanner;
import dev.emissary.javac.syntax.EmissaryModifiers;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The local emissaries of a class that are used as only static classes can be, so that no local class can replace them
 * (EM-EQ-1): they are created in a static context (JLS 15.9.2) or, where type parameters are in scope that a local
 * class would have too, used as a reifiable type (4.7) or in a static context (6.5.5.1).
 */
final class StaticUses extends TreeScanner {
    private final Map<Symbol, Scope> declared = new HashMap<>();
    private final Set<Symbol> found = new HashSet<>();
    private Scope scope = new Scope(0, false);

    /** How many static contexts are around a place, and whether a local class there would have type parameters. */
    private record Scope(int statics, boolean isGeneric) {
        Scope within(boolean isStatic, boolean addsParameters) {
            return new Scope(isStatic ? statics + 1 : statics, addsParameters || (isGeneric && !isStatic));
        }
    }

    private StaticUses() {}

    /** Returns the emissaries in an analyzed class. */
    static Set<Symbol> in(JCTree tree) {
        StaticUses uses = new StaticUses();
        uses.scan(tree);
        return uses.found;
    }

    @Override
    public void scan(JCTree tree) {
        if (tree == null || (tree instanceof JCClassDecl declaration && declaration.sym == null)) {
            return; // after an error
        }
        Scope around = scope;
        use(tree instanceof JCIdent name ? name.sym : null, true, true);
        use(created(tree), false, true);
        use(reified(tree), true, false);
        enter(tree);
        super.scan(tree);
        scope = around;
    }

    /** Finds an emissary whose use is wrong in general, or only where it would be generic or is in a static context. */
    private void use(Symbol type, boolean ifGeneric, boolean ifStatic) {
        Scope declaration = declared.get(type);
        if (declaration != null
                && (declaration.isGeneric() || !ifGeneric)
                && (declaration.statics() < scope.statics() || !ifStatic)) {
            found.add(type);
        }
    }

    private static Symbol created(JCTree tree) {
        Type type = tree instanceof JCNewClass creation
                ? creation.clazz.type
                : tree instanceof JCMemberReference reference && isCreation(reference) ? reference.expr.type : null;
        return type == null ? null : type.tsym;
    }

    private static boolean isCreation(JCMemberReference reference) {
        return reference.getMode() == JCMemberReference.ReferenceMode.NEW;
    }

    private static Symbol reified(JCTree tree) {
        Type type = reifiedType(tree);
        while (type instanceof Type.ArrayType array) {
            type = array.elemtype;
        }
        return type == null ? null : type.tsym;
    }

    private static Type reifiedType(JCTree tree) {
        if (tree instanceof JCNewClass creation) {
            return creation.varargsElement;
        } else if (tree instanceof JCMethodInvocation call) {
            return call.varargsElement;
        } else if (tree instanceof JCMemberReference reference) {
            return isCreation(reference) && reference.expr.type instanceof Type.ArrayType array ? array : null;
        } else if (tree instanceof JCTypeCast cast) {
            return cast.clazz.type;
        } else if (tree instanceof JCInstanceOf test) {
            return ((InstanceOfTree) test).getType() instanceof JCTree type ? type.type : null;
        } else if (tree instanceof JCBindingPattern pattern) {
            return pattern.var.type;
        }
        return tree instanceof JCNewArray ? tree.type : null;
    }

    private void enter(JCTree tree) {
        if (tree instanceof JCClassDecl declaration) {
            boolean isLocal = declaration.sym.owner.kind != Kind.TYP && declaration.sym.owner.kind != Kind.PCK;
            boolean isLocalEmissary = isLocal && EmissaryModifiers.of(declaration) != null;
            if (isLocalEmissary) {
                declared.put(declaration.sym, scope);
            }
            boolean isStatic = !isLocalEmissary && !declaration.name.isEmpty() && declaration.sym.isStatic();
            scope = scope.within(isStatic, declaration.typarams.nonEmpty());
        } else if (tree instanceof JCBlock block) {
            scope = scope.within((block.flags & Flags.STATIC) != 0, false);
        } else if (tree instanceof JCMethodDecl method) {
            scope = scope.within(isStaticMember(method.sym), false);
        } else if (tree instanceof JCVariableDecl variable) {
            scope = scope.within(isStaticMember(variable.sym), false);
        }
    }

    private static boolean isStaticMember(Symbol symbol) {
        return symbol != null && symbol.owner.kind == Kind.TYP && (symbol.flags() & Flags.STATIC) != 0;
    }
}
