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
    public void visitClassDef(JCClassDecl declaration) {
        if (declaration.sym == null) {
            return; // after an error
        }
        boolean isLocal = declaration.sym.owner.kind != Kind.TYP && declaration.sym.owner.kind != Kind.PCK;
        boolean isLocalEmissary = isLocal && EmissaryModifiers.of(declaration) != null;
        if (isLocalEmissary) {
            declared.put(declaration.sym, scope);
        }
        boolean isStatic = !isLocalEmissary && !declaration.name.isEmpty() && declaration.sym.isStatic();
        Scope around = enter(isStatic, declaration.typarams.nonEmpty());
        super.visitClassDef(declaration);
        scope = around;
    }

    @Override
    public void visitMethodDef(JCMethodDecl method) {
        Scope around = enter(isStaticMember(method.sym), false);
        super.visitMethodDef(method);
        scope = around;
    }

    @Override
    public void visitVarDef(JCVariableDecl variable) {
        Scope around = enter(isStaticMember(variable.sym), false);
        super.visitVarDef(variable);
        scope = around;
    }

    @Override
    public void visitBlock(JCBlock block) {
        Scope around = enter((block.flags & Flags.STATIC) != 0, false);
        super.visitBlock(block);
        scope = around;
    }

    private static boolean isStaticMember(Symbol symbol) {
        return symbol != null && symbol.owner.kind == Kind.TYP && (symbol.flags() & Flags.STATIC) != 0;
    }

    private Scope enter(boolean isStatic, boolean addsParameters) {
        Scope around = scope;
        scope = scope.within(isStatic, addsParameters);
        return around;
    }

    @Override
    public void visitNewClass(JCNewClass creation) {
        created(creation.clazz.type);
        reified(creation.varargsElement);
        super.visitNewClass(creation);
    }

    @Override
    public void visitReference(JCMemberReference reference) {
        if (reference.getMode() == JCMemberReference.ReferenceMode.NEW) {
            created(reference.expr.type);
            if (reference.expr.type instanceof Type.ArrayType array) {
                reified(array);
            }
        }
        super.visitReference(reference);
    }

    private void created(Type type) {
        Scope declaration = type == null ? null : declared.get(type.tsym);
        if (declaration != null && declaration.statics() < scope.statics()) {
            found.add(type.tsym);
        }
    }

    @Override
    public void visitIdent(JCIdent name) {
        Scope declaration = declared.get(name.sym);
        if (declaration != null && declaration.isGeneric() && declaration.statics() < scope.statics()) {
            found.add(name.sym);
        }
    }

    @Override
    public void visitNewArray(JCNewArray array) {
        reified(array.type);
        super.visitNewArray(array);
    }

    @Override
    public void visitTypeCast(JCTypeCast cast) {
        reified(cast.clazz.type);
        super.visitTypeCast(cast);
    }

    @Override
    public void visitTypeTest(JCInstanceOf test) {
        if (((InstanceOfTree) test).getType() instanceof JCTree type) {
            reified(type.type);
        }
        super.visitTypeTest(test);
    }

    @Override
    public void visitBindingPattern(JCBindingPattern pattern) {
        reified(pattern.var.type);
        super.visitBindingPattern(pattern);
    }

    @Override
    public void visitApply(JCMethodInvocation call) {
        reified(call.varargsElement);
        super.visitApply(call);
    }

    private void reified(Type type) {
        Type element = type;
        while (element instanceof Type.ArrayType array) {
            element = array.elemtype;
        }
        Scope declaration = element == null ? null : declared.get(element.tsym);
        if (declaration != null && declaration.isGeneric()) {
            found.add(element.tsym);
        }
    }
}
