package dev.emissary.tools.adopt;

import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.stmt.Statement;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The canonical constructor of a class to convert.
 *
 * @param declaration the constructor as written in the class
 * @param form what remains of it
 * @param components the components that it sets, in the order of its parameters
 */
record CanonicalConstructor(ConstructorDeclaration declaration, Form form, List<Component> components) {
    private static final Set<String> NULL_CHECKS =
            Set.of("java.util.Objects.requireNonNull", "com.google.common.base.Preconditions.checkNotNull");

    /** What remains of the constructor. */
    enum Form {
        /** Nothing: it is the implicit one of an emissary. */
        IMPLICIT,
        /** Its null checks, its comment, its annotations or its access. */
        COMPACT,
        /** All of it, byte for byte. */
        EXPLICIT
    }

    /** A statement of a constructor that sets a field from a parameter, possibly checked for null. */
    record Setting(String field, String parameter, Optional<MethodCallExpr> check) {}

    /** Returns what a statement sets, if it sets a field from a parameter. */
    static Optional<Setting> setting(Statement statement) {
        if (!statement.isExpressionStmt()
                || !(statement.asExpressionStmt().getExpression() instanceof AssignExpr assignment)
                || assignment.getOperator() != AssignExpr.Operator.ASSIGN) {
            return Optional.empty();
        }
        return field(assignment.getTarget()).flatMap(field -> {
            Expression value = assignment.getValue();
            if (value instanceof NameExpr name) {
                return Optional.of(new Setting(field, name.getNameAsString(), Optional.empty()));
            }
            return nullCheck(value)
                    .map(check -> new Setting(
                            field, check.getArgument(0).asNameExpr().getNameAsString(), Optional.of(check)));
        });
    }

    private static Optional<String> field(Expression target) {
        if (target.isNameExpr()) {
            return Optional.of(target.asNameExpr().getNameAsString());
        }
        return target.isFieldAccessExpr()
                        && target.asFieldAccessExpr().getScope().isThisExpr()
                ? Optional.of(target.asFieldAccessExpr().getNameAsString())
                : Optional.empty();
    }

    /** Returns the call that returns its first argument, a parameter, unless that is null. */
    private static Optional<MethodCallExpr> nullCheck(Expression value) {
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
        String name = call.getScope().map(scope -> scope + ".").orElse("") + call.getNameAsString();
        if (name.equals("java.util.Objects.requireNonNull")) {
            return true;
        }
        return NULL_CHECKS.stream()
                .filter(known -> known.endsWith("." + name))
                .anyMatch(known -> call.findCompilationUnit().stream()
                        .flatMap(unit -> unit.getImports().stream())
                        .map(imported -> imported.getNameAsString() + (imported.isAsterisk() ? "." : ""))
                        .anyMatch(imported -> imported.endsWith(".")
                                ? known.equals(imported + name)
                                : known.equals(imported.substring(0, imported.lastIndexOf('.') + 1) + name)));
    }
}
