package dev.emissary.javac.checks;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAssign;
import com.sun.tools.javac.tree.JCTree.JCAssignOp;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCLambda;
import com.sun.tools.javac.tree.JCTree.JCMemberReference;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.tree.JCTree.JCUnary;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.tree.TreeScanner;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.Names;
import dev.emissary.javac.header.HeaderTrees;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.syntax.ConstructorKind;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.written.BodyRules;

/**
 * Reports uses of the instance, explicit or implied, in the attributed body of a compact constructor, which is an early
 * construction context (EM-CTOR-2).
 */
public final class EarlyConstruction extends TreeScanner {
    private final Names names;
    private final Types types;
    private final Reporter reporter;
    private ClassSymbol emissary;
    private BodyRules rules;
    /** The classes that the scan is in, the innermost first. */
    private List<ClassSymbol> around = List.nil();

    private boolean inLambda;

    /** Prepares to check compact constructors. */
    public EarlyConstruction(Context context, Reporter reporter) {
        names = Names.instance(context);
        types = Types.instance(context);
        this.reporter = reporter;
    }

    /** Checks the compact constructor of an emissary. */
    public void check(JCClassDecl declaration) {
        emissary = declaration.sym;
        rules = EmissaryModifiers.rules(declaration.name, EmissaryModifiers.of(declaration).componentNames);
        around = List.of(emissary);
        for (JCMethodDecl constructor : HeaderTrees.constructors(declaration)) {
            if (ConstructorKind.of(constructor).isCompact()) {
                scan(constructor.body);
            }
        }
    }

    @Override
    public void visitAssign(JCAssign tree) {
        JCExpression assigned = TreeInfo.skipParens(tree.lhs);
        boolean direct = around.tail.isEmpty() && !inLambda;
        boolean isOwn = isField(TreeInfo.symbol(assigned))
                && (assigned instanceof JCIdent
                        || (assigned instanceof JCFieldAccess field && isThis(TreeInfo.skipParens(field.selected))));
        if (!(direct && isOwn) && !isReported(assigned)) {
            scan(tree.lhs);
        }
        scan(tree.rhs);
    }

    @Override
    public void visitAssignop(JCAssignOp tree) {
        if (!isReported(tree.lhs)) {
            scan(tree.lhs);
        }
        scan(tree.rhs);
    }

    @Override
    public void visitUnary(JCUnary tree) {
        if (!tree.getTag().isIncOrDecUnaryOp() || !isReported(tree.arg)) {
            scan(tree.arg);
        }
    }

    /** Whether an expression is the field of a component, of which an assignment has been reported. */
    private boolean isReported(JCExpression assigned) {
        return TreeInfo.skipParens(assigned) instanceof JCFieldAccess field
                && isThis(TreeInfo.skipParens(field.selected))
                && rules.components().contains(field.name.toString());
    }

    @Override
    public void visitIdent(JCIdent tree) {
        Symbol symbol = tree.sym;
        if (isThis(tree) || isField(symbol)) {
            report(tree, tree.name.toString());
        } else if (symbol != null
                && symbol.kind == Kinds.Kind.MTH
                && (symbol.flags() & Flags.STATIC) == 0
                && !symbol.isConstructor()
                && isFoundInEmissary(symbol)) {
            report(tree, tree.name + "()");
        }
    }

    @Override
    public void visitSelect(JCFieldAccess tree) {
        if (isThis(tree)) {
            report(tree, tree.toString());
        } else if (isThis(tree.selected) && isField(tree.sym)) {
            // Where the flow analysis finds that the field has no value yet, it reports this as well.
            report(tree, tree.toString());
        } else {
            super.visitSelect(tree);
        }
    }

    @Override
    public void visitNewClass(JCNewClass tree) {
        if (tree.encl == null && tree.clazz.type != null && isInner(tree.clazz.type.tsym)) {
            report(tree.clazz, tree.clazz.toString());
        }
        super.visitNewClass(tree);
    }

    @Override
    public void visitReference(JCMemberReference tree) {
        if (tree.name == names.init && tree.expr.type != null && isInner(tree.expr.type.tsym)) {
            report(tree.expr, tree.expr.toString());
        }
        super.visitReference(tree);
    }

    @Override
    public void visitClassDef(JCClassDecl tree) {
        boolean isAnonymous = tree.name.isEmpty();
        if (!isAnonymous
                && tree.extending != null
                && tree.extending.type != null
                && isInner(tree.extending.type.tsym)) {
            report(tree.extending, tree.extending.toString());
        }
        List<ClassSymbol> outer = around;
        around = tree.sym == null ? around : around.prepend(tree.sym);
        super.visitClassDef(tree);
        around = outer;
    }

    @Override
    public void visitLambda(JCLambda tree) {
        boolean outer = inLambda;
        inLambda = true;
        super.visitLambda(tree);
        inLambda = outer;
    }

    private void report(JCTree at, String used) {
        reporter.error(at, rules.usedInCompact(used));
    }

    /** Whether an expression is this or super, qualified or not, and denotes the emissary that is being made. */
    private boolean isThis(JCExpression tree) {
        Symbol symbol = TreeInfo.symbol(tree);
        return symbol != null
                && (symbol.name == names._this || symbol.name == names._super)
                && symbol.owner == emissary;
    }

    private boolean isField(Symbol symbol) {
        return symbol != null
                && symbol.kind == Kinds.Kind.VAR
                && symbol.owner == emissary
                && (symbol.flags() & Flags.STATIC) == 0
                && symbol.name != names._this
                && symbol.name != names._super;
    }

    /** Whether a simple name of a method means one of the emissary, and not of a class in the constructor. */
    private boolean isFoundInEmissary(Symbol method) {
        for (ClassSymbol type : around) {
            if (method.isMemberOf(type, types)) {
                return type == emissary;
            }
        }
        return false;
    }

    /** Whether a class is an inner member class of the emissary, of which an instance needs one of the emissary. */
    private boolean isInner(Symbol type) {
        return type.owner == emissary
                && type instanceof ClassSymbol
                && (type.flags() & (Flags.STATIC | Flags.INTERFACE)) == 0;
    }
}
