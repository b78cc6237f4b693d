package dev.emissary.javac.checks;

import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpressionStatement;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.JCTree.JCStatement;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import dev.emissary.javac.header.HeaderTrees;
import dev.emissary.javac.jdk.LateMembers;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.symbols.ModelTypes;
import dev.emissary.javac.syntax.CanonicalConstructors;
import dev.emissary.javac.syntax.ConstructorKind;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.model.Header.Component;
import dev.emissary.model.Problem;
import dev.emissary.model.WrittenConstructor;
import dev.emissary.model.WrittenConstructor.Call;
import dev.emissary.rules.header.ConstructorRules;

/**
 * Applies the rules for the constructors written in an emissary. If only their parameter types show that none of them
 * is the canonical one, the implicit one becomes a member here (EM-CTOR-1).
 */
public final class ConstructorChecks {
    private final Context context;
    private final ModelTypes types;
    private final ProblemReporter reporter;
    private final CanonicalConstructors constructors;
    /** Null until there is a written constructor. */
    private ConstructorRules rules;

    /** Prepares to check constructors in a compilation. */
    public ConstructorChecks(Context context, ModelTypes types, Reporter reporter, ProblemReporter problemReporter) {
        this.context = context;
        this.types = types;
        this.reporter = problemReporter;
        this.constructors = new CanonicalConstructors(context, reporter);
    }

    /**
     * Checks the constructors of an emissary whose members have been entered.
     *
     * @return the canonical constructor, or null if a mistake keeps it from being known
     */
    public JCMethodDecl check(Env<AttrContext> env, JCClassDecl declaration, EmissaryModifiers modifiers) {
        JCMethodDecl canonical = null;
        int index = -1;
        for (JCMethodDecl tree : HeaderTrees.constructors(declaration)) {
            index++;
            if (tree.sym != null
                    && (ConstructorKind.of(tree) == ConstructorKind.IMPLICIT
                            || checkWritten(index, tree, declaration, modifiers))) {
                canonical = tree;
            }
        }
        List<JCMethodDecl> late = canonical == null ? modifiers.spareConstructor : List.nil();
        declaration.defs = declaration.defs.appendList(List.convert(JCTree.class, late));
        for (JCMethodDecl constructor : late) {
            LateMembers.enter(context, constructor, env);
        }
        return canonical == null ? late.head : canonical;
    }

    /** Checks a constructor that is not generated; returns whether it is the canonical one. */
    private boolean checkWritten(int index, JCMethodDecl tree, JCClassDecl declaration, EmissaryModifiers modifiers) {
        if (rules == null) {
            rules = new ConstructorRules(types);
        }
        List<Component> header = HeaderTrees.known(modifiers.components());
        WrittenConstructor constructor = new WrittenConstructor(index, tree.sym, tree.body != null, callIn(tree));
        if (!rules.isCanonical(constructor, header)) {
            report(rules.checkOther(constructor, header, declaration.sym), declaration, modifiers);
            return false;
        }
        if (!Type.isErroneous(tree.sym.type.getParameterTypes())) {
            report(rules.checkCanonical(constructor, header, modifiers.variableArity), declaration, modifiers);
            removeCall(tree, modifiers.components());
        }
        return true;
    }

    private void report(java.util.List<Problem> problems, JCClassDecl declaration, EmissaryModifiers modifiers) {
        for (Problem problem : problems) {
            reporter.report(problem, declaration, modifiers);
        }
    }

    /** Returns the kind of the first explicit constructor invocation in a constructor's body. */
    private static Call callIn(JCMethodDecl constructor) {
        JCMethodInvocation call = HeaderTrees.constructorCall(constructor);
        if (call == null) {
            return Call.NONE;
        }
        return TreeInfo.name(call.meth).contentEquals("this") ? Call.THIS : Call.SUPER;
    }

    /** Removes an explicit constructor invocation, if any, that has been reported, to suppress follow-on errors. */
    private void removeCall(JCMethodDecl constructor, List<JCVariableDecl> components) {
        JCMethodInvocation call = HeaderTrees.constructorCall(constructor);
        if (call == null) {
            return;
        }
        boolean alone = constructor.body.stats.size() == 1;
        ListBuffer<JCStatement> rest = new ListBuffer<>();
        for (JCStatement statement : constructor.body.stats) {
            if (!(statement instanceof JCExpressionStatement expression) || expression.expr != call) {
                rest.add(statement);
            }
        }
        constructor.body.stats = alone ? constructors.assignments(call.pos, components) : rest.toList();
    }
}
