package dev.emissary.tools.survey.wrapper;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;

/** Counts lambda expressions that only call a method of a variable with their own parameters, in their order. */
public final class ForwardingLambdas {
    private ForwardingLambdas() {}

    /** Returns their number in a file. */
    public static int in(CompilationUnit unit) {
        return unit.findAll(LambdaExpr.class, ForwardingLambdas::isForwarding).size();
    }

    private static boolean isForwarding(LambdaExpr lambda) {
        Expression only = only(lambda.getBody());
        if (!(only instanceof MethodCallExpr call)
                || call.getArguments().size() != lambda.getParameters().size()) {
            return false;
        }
        for (int index = 0; index < call.getArguments().size(); index++) {
            String parameter = lambda.getParameter(index).getNameAsString();
            if (!(PassedOn.bare(call.getArgument(index)) instanceof NameExpr name)
                    || !name.getNameAsString().equals(parameter)) {
                return false;
            }
        }
        return call.getScope()
                .filter(scope -> isVariable(PassedOn.bare(scope), lambda))
                .isPresent();
    }

    /** Returns the one expression of a body, or null. */
    private static Expression only(Node body) {
        Node statement =
                body instanceof BlockStmt block && block.getStatements().size() == 1 ? block.getStatement(0) : body;
        Expression expression = statement instanceof ExpressionStmt each
                ? each.getExpression()
                : statement instanceof ReturnStmt returned
                        ? returned.getExpression().orElse(null)
                        : null;
        return expression == null ? null : PassedOn.bare(expression);
    }

    /** A name that begins with a capital letter is taken for a class. */
    private static boolean isVariable(Expression scope, LambdaExpr lambda) {
        if (scope instanceof FieldAccessExpr access) {
            return access.getScope().isThisExpr();
        }
        return scope instanceof NameExpr name
                && !Character.isUpperCase(name.getNameAsString().charAt(0))
                && lambda.getParameters().stream()
                        .noneMatch(parameter -> parameter.getNameAsString().equals(name.getNameAsString()));
    }
}
