package dev.emissary.tools.adopt;

import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.Statement;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A statement of a constructor that sets a field to a value. */
record Setting(Statement statement, String field, Expression value) {
    private static final Set<String> NULL_CHECKS =
            Set.of("java.util.Objects.requireNonNull", "com.google.common.base.Preconditions.checkNotNull");

    /** Returns what the statements of a constructor set, by field; a field that is set twice is not among them. */
    static Map<String, Setting> of(ConstructorDeclaration constructor) {
        Map<String, Setting> byField = new LinkedHashMap<>();
        Set<String> twice = new HashSet<>();
        for (Statement statement : constructor.getBody().getStatements()) {
            if (statement instanceof ExpressionStmt only
                    && only.getExpression() instanceof AssignExpr assignment
                    && assignment.getOperator() == AssignExpr.Operator.ASSIGN) {
                field(constructor, assignment.getTarget()).ifPresent(field -> {
                    if (byField.put(field, new Setting(statement, field, assignment.getValue())) != null) {
                        twice.add(field);
                    }
                });
            }
        }
        byField.keySet().removeAll(twice);
        return byField;
    }

    private static Optional<String> field(ConstructorDeclaration constructor, Expression target) {
        if (target instanceof FieldAccessExpr access && access.getScope().isThisExpr()) {
            return Optional.of(access.getNameAsString());
        }
        return Optional.of(target)
                .filter(Expression::isNameExpr)
                .map(name -> name.asNameExpr().getNameAsString())
                .filter(name -> constructor.getParameterByName(name).isEmpty());
    }

    /** Returns whether the value is a parameter, possibly checked for null. */
    boolean isFrom(String parameter) {
        Expression name = check().map(check -> check.getArgument(0)).orElse(value);
        return name instanceof NameExpr expression
                && expression.getNameAsString().equals(parameter);
    }

    /** Returns the call that returns its first argument, the value, unless that is null. */
    Optional<MethodCallExpr> check() {
        return value instanceof MethodCallExpr call
                        && isNullCheck(call)
                        && !call.getArguments().isEmpty()
                        && call.getArgument(0).isNameExpr()
                        && call.getArguments().stream().skip(1).allMatch(Expression::isLiteralExpr)
                ? Optional.of(call)
                : Optional.empty();
    }

    /** Returns whether a call is one of a known null check, and not of another method of that name. */
    private static boolean isNullCheck(MethodCallExpr call) {
        try {
            return NULL_CHECKS.stream().anyMatch(known -> known.endsWith("." + call.getNameAsString()))
                    && NULL_CHECKS.contains(call.resolve().getQualifiedName());
        } catch (RuntimeException | StackOverflowError unresolved) {
            return false;
        }
    }
}
