package dev.emissary.tools.analysis;

import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import com.github.javaparser.ast.stmt.Statement;
import java.util.Optional;

/** Recognizes the one statement {@code [return] field.method(parameters);}, whatever is in parentheses. */
final class Forwarding {
    private Forwarding() {}

    /**
     * Returns the name of the field to which a method only forwards: by calling a method of the same name with its
     * parameters in order, and returning its result.
     */
    static Optional<String> target(MethodDeclaration method) {
        if (method.isStatic()
                || method.getBody().isEmpty()
                || method.getBody().get().getStatements().size() != 1) {
            return Optional.empty();
        }
        Statement only = method.getBody().get().getStatement(0);
        Expression expression;
        if (only.isReturnStmt() && only.asReturnStmt().getExpression().isPresent()) {
            expression = only.asReturnStmt().getExpression().get();
        } else if (only.isExpressionStmt() && method.getType().isVoidType()) {
            expression = only.asExpressionStmt().getExpression();
        } else {
            return Optional.empty();
        }
        return bare(expression) instanceof MethodCallExpr call && passesOn(method, call)
                ? call.getScope().flatMap(scope -> field(method, bare(scope)))
                : Optional.empty();
    }

    private static boolean passesOn(MethodDeclaration method, MethodCallExpr call) {
        boolean same = call.getNameAsString().equals(method.getNameAsString())
                && call.getTypeArguments().isEmpty()
                && call.getArguments().size() == method.getParameters().size();
        for (int index = 0; same && index < call.getArguments().size(); index++) {
            Expression argument = bare(call.getArgument(index));
            same = argument.isNameExpr()
                    && argument.asNameExpr()
                            .getNameAsString()
                            .equals(method.getParameter(index).getNameAsString());
        }
        return same;
    }

    private static Optional<String> field(MethodDeclaration method, Expression scope) {
        if (scope instanceof FieldAccessExpr access) {
            boolean own = bare(access.getScope()) instanceof ThisExpr self
                    && self.getTypeName().isEmpty();
            return own ? Optional.of(access.getNameAsString()) : Optional.empty();
        }
        if (scope instanceof NameExpr name
                && method.getParameters().stream()
                        .noneMatch(parameter -> parameter.getNameAsString().equals(name.getNameAsString()))) {
            return Optional.of(name.getNameAsString());
        }
        return Optional.empty();
    }

    private static Expression bare(Expression expression) {
        return expression instanceof EnclosedExpr enclosed ? bare(enclosed.getInner()) : expression;
    }
}
