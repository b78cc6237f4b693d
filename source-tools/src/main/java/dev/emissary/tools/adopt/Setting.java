package dev.emissary.tools.adopt;

import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.stmt.Statement;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A statement of a constructor that sets a field.
 *
 * @param statement the statement
 * @param field the name of the field
 * @param value what the field is set to
 */
record Setting(Statement statement, String field, Expression value) {
    private static final Set<String> NULL_CHECKS =
            Set.of("java.util.Objects.requireNonNull", "com.google.common.base.Preconditions.checkNotNull");

    /** Returns what the statements of a constructor set, by field; a field that is set twice is not among them. */
    static Map<String, Setting> of(ConstructorDeclaration constructor) {
        Map<String, Setting> byField = new LinkedHashMap<>();
        Set<String> twice = new HashSet<>();
        for (Statement statement : constructor.getBody().getStatements()) {
            of(constructor, statement).ifPresent(setting -> {
                if (byField.put(setting.field(), setting) != null) {
                    twice.add(setting.field());
                }
            });
        }
        byField.keySet().removeAll(twice);
        return byField;
    }

    /** Returns what a statement of a constructor sets, if it only sets a field. */
    private static Optional<Setting> of(ConstructorDeclaration constructor, Statement statement) {
        if (!statement.isExpressionStmt()
                || !(statement.asExpressionStmt().getExpression() instanceof AssignExpr assignment)
                || assignment.getOperator() != AssignExpr.Operator.ASSIGN) {
            return Optional.empty();
        }
        return field(constructor, assignment.getTarget())
                .map(field -> new Setting(statement, field, assignment.getValue()));
    }

    private static Optional<String> field(ConstructorDeclaration constructor, Expression target) {
        if (target.isNameExpr()) {
            String name = target.asNameExpr().getNameAsString();
            return constructor.getParameterByName(name).isPresent() ? Optional.empty() : Optional.of(name);
        }
        return target.isFieldAccessExpr()
                        && target.asFieldAccessExpr().getScope().isThisExpr()
                ? Optional.of(target.asFieldAccessExpr().getNameAsString())
                : Optional.empty();
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
