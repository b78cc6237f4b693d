package dev.emissary.javac.syntax;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.tree.JCTree.JCAssign;
import com.sun.tools.javac.tree.JCTree.JCAssignOp;
import com.sun.tools.javac.tree.JCTree.JCBlock;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCIf;
import com.sun.tools.javac.tree.JCTree.JCLambda;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCModifiers;
import com.sun.tools.javac.tree.JCTree.JCReturn;
import com.sun.tools.javac.tree.JCTree.JCStatement;
import com.sun.tools.javac.tree.JCTree.JCUnary;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeCopier;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.tree.TreeMaker;
import com.sun.tools.javac.tree.TreeScanner;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.ListBuffer;
import com.sun.tools.javac.util.Name;
import com.sun.tools.javac.util.Names;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.syntax.ConstructorKind.ParameterModifiers;
import dev.emissary.written.BodyRules;

/** Makes canonical constructors: it writes out implicit ones and completes compact ones (EM-CTOR). */
public final class CanonicalConstructors {
    private final Reporter reporter;
    private final TreeMaker make;
    private final Names names;

    /** Prepares to make constructors in a compilation. */
    public CanonicalConstructors(Context context, Reporter reporter) {
        this.reporter = reporter;
        this.make = TreeMaker.instance(context);
        this.names = Names.instance(context);
    }

    /**
     * Makes the implicit canonical constructor, with the access of its class, at a position for debuggers and stack
     * traces.
     */
    JCMethodDecl implicit(JCClassDecl declaration, int position, List<JCVariableDecl> components) {
        long access = declaration.mods.flags & Flags.AccessFlags;
        if (Long.bitCount(access) > 1) {
            // javac reports this for the class.
            access = 0;
        }
        List<JCVariableDecl> parameters = parameters(components, ConstructorKind.IMPLICIT);
        JCBlock body = make.at(position).Block(0, assignments(position, components));
        return make.at(position)
                .MethodDef(make.Modifiers(access), names.init, null, List.nil(), parameters, List.nil(), body, null);
    }

    /** Gives a compact constructor its parameters and, at its end, the assignments of the component fields. */
    void expandCompact(JCClassDecl declaration, JCMethodDecl compact, List<JCVariableDecl> components) {
        compact.mods.flags &= ~Flags.COMPACT_RECORD_CONSTRUCTOR;
        if (compact.typarams.stream()
                .anyMatch(one -> declaration.typarams.stream().anyMatch(hidden -> hidden.name == one.name))) {
            // They would hide those of the emissary in the types of the parameters as well.
            reporter.error(compact.typarams.head, "canonical.generic");
            compact.typarams = List.nil();
        }
        boolean guarded =
                compact.body != null && compact.body.stats.nonEmpty() && mayEndAbruptly(compact.body.stats.last());
        compact.params = parameters(components, guarded ? ConstructorKind.GUARDED_COMPACT : ConstructorKind.COMPACT);
        if (compact.body == null) {
            return;
        }
        checkCompactBody(declaration, compact.body, components);
        List<JCStatement> written = compact.body.stats;
        ListBuffer<JCStatement> statements = new ListBuffer<>();
        if (guarded) {
            // JLS 14.22 lets `if (true) S` complete normally whatever S does, so the assignments stay reachable.
            JCBlock block = make.at(compact.body.pos).Block(0, written);
            JCIf always = make.If(make.Literal(true), block, null);
            statements.add(always);
        } else {
            statements.addAll(written);
        }
        statements.addAll(assignments(TreeInfo.endPos(compact.body), components));
        compact.body.stats = statements.toList();
    }

    /** Whether code after a statement may be unreachable; this errs on the side of true. */
    private static boolean mayEndAbruptly(JCStatement statement) {
        return switch (statement.getTag()) {
            case EXEC, VARDEF, CLASSDEF, ASSERT, SKIP -> false;
            case IF -> ((JCIf) statement).elsepart != null;
            default -> true;
        };
    }

    private List<JCVariableDecl> parameters(List<JCVariableDecl> components, ConstructorKind kind) {
        ListBuffer<JCVariableDecl> parameters = new ListBuffer<>();
        for (JCVariableDecl component : components) {
            TreeCopier<Void> copier = new TreeCopier<>(make.at(component.pos));
            long flags = Flags.PARAMETER | (component.mods.flags & Flags.VARARGS);
            JCModifiers modifiers = make.Modifiers(flags, copier.copy(component.mods.annotations));
            JCVariableDecl parameter = make.VarDef(
                    new ParameterModifiers(modifiers, kind), component.name, copier.copy(component.vartype), null);
            parameter.pos = component.pos;
            parameters.add(parameter);
        }
        return parameters.toList();
    }

    /** Makes the assignments of the component fields. */
    public List<JCStatement> assignments(int position, List<JCVariableDecl> components) {
        make.at(position);
        ListBuffer<JCStatement> assignments = new ListBuffer<>();
        for (JCVariableDecl component : components) {
            JCExpression field = make.Select(make.Ident(names._this), component.name);
            assignments.add(make.Exec(make.Assign(field, make.Ident(component.name))));
        }
        return assignments.toList();
    }

    static List<Name> names(List<JCVariableDecl> components) {
        ListBuffer<Name> names = new ListBuffer<>();
        for (JCVariableDecl component : components) {
            names.add(component.name);
        }
        return names.toList();
    }

    private void checkCompactBody(JCClassDecl declaration, JCBlock body, List<JCVariableDecl> components) {
        BodyRules rules = EmissaryModifiers.rules(declaration.name, names(components));
        new TreeScanner() {
            private boolean inLambda;

            @Override
            public void visitReturn(JCReturn statement) {
                if (!inLambda) {
                    reporter.error(statement, rules.returnInCompact());
                }
                super.visitReturn(statement);
            }

            @Override
            public void visitAssign(JCAssign assignment) {
                checkAssigned(assignment, assignment.lhs);
                super.visitAssign(assignment);
            }

            @Override
            public void visitAssignop(JCAssignOp assignment) {
                checkAssigned(assignment, assignment.lhs);
                super.visitAssignop(assignment);
            }

            @Override
            public void visitUnary(JCUnary operation) {
                if (operation.getTag().isIncOrDecUnaryOp()) {
                    checkAssigned(operation, operation.arg);
                }
                super.visitUnary(operation);
            }

            private void checkAssigned(JCExpression assignment, JCExpression variable) {
                if (TreeInfo.skipParens(variable) instanceof JCFieldAccess field
                        && isThis(field.selected, declaration.name)) {
                    rules.assignedInCompact(field.name.toString()).ifPresent(mistake -> {
                        reporter.error(assignment, mistake);
                        // Of a qualified name, javac has an error of its own.
                        field.selected = make.at(field.pos).Ident(names._this);
                    });
                }
            }

            @Override
            public void visitClassDef(JCClassDecl nested) {}

            @Override
            public void visitLambda(JCLambda lambda) {
                boolean outer = inLambda;
                inLambda = true;
                super.visitLambda(lambda);
                inLambda = outer;
            }
        }.scan(body);
    }

    private boolean isThis(JCExpression expression, Name className) {
        JCExpression plain = TreeInfo.skipParens(expression);
        return (plain instanceof JCIdent name && name.name == names._this)
                || (plain instanceof JCFieldAccess qualified
                        && qualified.name == names._this
                        && TreeInfo.name(qualified.selected) == className);
    }
}
