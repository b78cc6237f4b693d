package dev.emissary.tools.analysis;

import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.Statement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A method that does nothing but pass its parameters on, in their order, to a method of the same name.
 *
 * @param method the method
 * @param target the object that it calls
 */
record PassedOn(MethodDeclaration method, Target target) {
    /** How a method names the object that it calls. */
    sealed interface Target {
        /** Returns the name of the variable or method. */
        String name();

        /** A variable, such as {@code list} or {@code this.list}. */
        record Variable(String name) implements Target {}

        /** A method of the class without parameters, such as {@code delegate()}. */
        record Accessor(String name) implements Target {}
    }

    /** Returns what a method passes its call on to, if it does nothing else. */
    static Optional<PassedOn> of(MethodDeclaration method) {
        return method.getBody()
                .filter(body -> !method.isStatic() && body.getStatements().size() == 1)
                .flatMap(body -> expression(method, body.getStatement(0)))
                .map(PassedOn::bare)
                .filter(MethodCallExpr.class::isInstance)
                .map(MethodCallExpr.class::cast)
                .filter(call -> call.getNameAsString().equals(method.getNameAsString())
                        && hasParametersAsArguments(call, method))
                .flatMap(MethodCallExpr::getScope)
                .flatMap(scope -> target(bare(scope), method))
                .map(target -> new PassedOn(method, target));
    }

    private static Optional<Expression> expression(MethodDeclaration method, Statement only) {
        if (only instanceof ReturnStmt returned) {
            return returned.getExpression();
        }
        return only instanceof ExpressionStmt statement && method.getType().isVoidType()
                ? Optional.of(statement.getExpression())
                : Optional.empty();
    }

    private static boolean hasParametersAsArguments(MethodCallExpr call, MethodDeclaration method) {
        boolean same = call.getTypeArguments().isEmpty()
                && call.getArguments().size() == method.getParameters().size();
        for (int index = 0; same && index < call.getArguments().size(); index++) {
            same = isName(bare(call.getArgument(index)), method.getParameter(index));
        }
        return same;
    }

    private static boolean isName(Expression argument, Parameter parameter) {
        return argument instanceof NameExpr name && name.getNameAsString().equals(parameter.getNameAsString());
    }

    private static Optional<Target> target(Expression scope, MethodDeclaration method) {
        if (scope instanceof FieldAccessExpr access) {
            return isThis(access.getScope())
                    ? Optional.of(new Target.Variable(access.getNameAsString()))
                    : Optional.empty();
        }
        if (scope instanceof MethodCallExpr accessor) {
            boolean own = accessor.getArguments().isEmpty()
                    && accessor.getScope().map(PassedOn::isThis).orElse(true);
            return own ? Optional.of(new Target.Accessor(accessor.getNameAsString())) : Optional.empty();
        }
        return scope instanceof NameExpr name
                        && method.getParameters().stream()
                                .noneMatch(
                                        parameter -> parameter.getNameAsString().equals(name.getNameAsString()))
                ? Optional.of(new Target.Variable(name.getNameAsString()))
                : Optional.empty();
    }

    private static boolean isThis(Expression expression) {
        return bare(expression) instanceof ThisExpr self && self.getTypeName().isEmpty();
    }

    /** Returns those methods that pass their calls on, by what they call. */
    static Map<Target, List<PassedOn>> byTarget(List<MethodDeclaration> methods) {
        return methods.stream()
                .flatMap(method -> of(method).stream())
                .collect(Collectors.groupingBy(PassedOn::target, LinkedHashMap::new, Collectors.toList()));
    }

    static Expression bare(Expression expression) {
        return expression instanceof EnclosedExpr enclosed ? bare(enclosed.getInner()) : expression;
    }
}
