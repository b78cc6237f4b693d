package dev.emissary.tools.analysis;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A call in a method that passes the method's parameters on, in their order, and whose result is the method's.
 *
 * @param method the method
 * @param target the object that it calls
 * @param alone whether the call is all that the method does
 */
record PassedOn(MethodDeclaration method, Target target, boolean alone) {
    /** How a method names the object that it calls. */
    sealed interface Target {
        /** Returns the name of the variable or method. */
        String name();

        /** A variable, such as {@code list} or {@code this.list}. */
        record Variable(String name) implements Target {}

        /** A method of the class without parameters, such as {@code delegate()}. */
        record Accessor(String name) implements Target {}
    }

    /** Returns the call of a method that passes its parameters on to a method of the same name, if it has exactly one. */
    static Optional<PassedOn> of(MethodDeclaration method) {
        if (method.isStatic() || method.getBody().isEmpty()) {
            return Optional.empty();
        }
        BlockStmt body = method.getBody().get();
        List<PassedOn> found = new ArrayList<>();
        for (MethodCallExpr call : body.findAll(MethodCallExpr.class)) {
            if (call.getNameAsString().equals(method.getNameAsString())
                    && hasParametersAsArguments(call, method)
                    && givesResult(call, method)) {
                call.getScope()
                        .flatMap(scope -> target(bare(scope), method))
                        .ifPresent(target -> found.add(new PassedOn(method, target, isAll(body, call, method))));
            }
        }
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
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

    /** Returns whether the result of a call is returned or kept in a variable, or there is none. */
    private static boolean givesResult(MethodCallExpr call, MethodDeclaration method) {
        Node parent = TypeBody.parents(call)
                .dropWhile(EnclosedExpr.class::isInstance)
                .findFirst()
                .orElseThrow();
        return isDirectlyIn(method, parent)
                && (method.getType().isVoidType()
                        ? parent instanceof ExpressionStmt
                        : parent instanceof ReturnStmt
                                || parent instanceof AssignExpr
                                || parent instanceof VariableDeclarator);
    }

    /** Returns whether a node is part of a method, and not of a lambda expression or a class in it. */
    @SuppressWarnings("ReferenceEquality") // equal syntax trees may be those of two places
    private static boolean isDirectlyIn(MethodDeclaration method, Node node) {
        return Stream.concat(Stream.of(node), TypeBody.parents(node))
                .filter(around -> around == method || around instanceof LambdaExpr || TypeBody.isBody(around))
                .findFirst()
                .filter(around -> around == method)
                .isPresent();
    }

    private static boolean isAll(BlockStmt body, MethodCallExpr call, MethodDeclaration method) {
        if (body.getStatements().size() != 1) {
            return false;
        }
        Statement only = body.getStatement(0);
        Expression expression = only instanceof ReturnStmt returned
                ? returned.getExpression().orElse(null)
                : only instanceof ExpressionStmt statement && method.getType().isVoidType()
                        ? statement.getExpression()
                        : null;
        return expression != null && bare(expression).equals(call);
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
