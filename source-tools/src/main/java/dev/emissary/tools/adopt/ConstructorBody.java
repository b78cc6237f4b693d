package dev.emissary.tools.adopt;

import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import com.github.javaparser.ast.stmt.Statement;
import dev.emissary.tools.adopt.CanonicalConstructor.Component;
import dev.emissary.tools.adopt.CanonicalConstructor.Rerouted;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The body of a constructor, as the fields that its statements set. */
final class ConstructorBody {
    private ConstructorBody() {}

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

        /** Returns what a statement of a constructor sets, if it only sets a field. */
        static Optional<Setting> of(ConstructorDeclaration constructor, Statement statement) {
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

        /** Returns the name that is the value, possibly checked for null. */
        Optional<String> name() {
            return value instanceof NameExpr name
                    ? Optional.of(name.getNameAsString())
                    : check().map(check -> check.getArgument(0).asNameExpr().getNameAsString());
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

    /** Returns what the statements of a constructor set, by field; a field that is set twice is not among them. */
    static Map<String, Setting> settings(ConstructorDeclaration constructor) {
        Map<String, Setting> byField = new LinkedHashMap<>();
        Set<String> twice = new HashSet<>();
        for (Statement statement : constructor.getBody().getStatements()) {
            Setting.of(constructor, statement).ifPresent(setting -> {
                if (byField.put(setting.field(), setting) != null) {
                    twice.add(setting.field());
                }
            });
        }
        byField.keySet().removeAll(twice);
        return byField;
    }

    /** Returns whether a constructor has no other statements than those that set fields, and no comments in it. */
    static boolean onlySets(ConstructorDeclaration constructor) {
        boolean commented = !constructor.getBody().getAllContainedComments().isEmpty()
                || !constructor.getBody().getOrphanComments().isEmpty();
        return !commented
                && constructor.getBody().getStatements().stream()
                        .allMatch(
                                statement -> Setting.of(constructor, statement).isPresent() || isPlainSuper(statement));
    }

    /** Returns whether a statement calls the constructor of Object. */
    static boolean isPlainSuper(Statement statement) {
        return statement instanceof ExplicitConstructorInvocationStmt call
                && !call.isThis()
                && call.getArguments().isEmpty()
                && call.getExpression().isEmpty();
    }

    /** Returns a constructor with what it sets the components to, if it does nothing else. */
    static Optional<Rerouted> reroute(ConstructorDeclaration constructor, List<Component> components) {
        Map<String, Setting> settings = settings(constructor);
        boolean plain = onlySets(constructor)
                && settings.size()
                        == constructor.getBody().getStatements().stream()
                                .filter(statement -> !isPlainSuper(statement))
                                .count()
                && components.stream().map(Component::name).toList().containsAll(settings.keySet());
        return plain
                ? arguments(settings, components).map(arguments -> new Rerouted(Optional.of(constructor), arguments))
                : Optional.empty();
    }

    /** Returns what components are set to, by settings or else by their initializers. */
    static Optional<List<Expression>> arguments(Map<String, Setting> settings, List<Component> components) {
        List<Expression> arguments = new ArrayList<>();
        for (Component component : components) {
            Optional<Expression> value = Optional.ofNullable(settings.get(component.name()))
                    .map(Setting::value)
                    .or(component.variable()::getInitializer);
            if (value.isEmpty() || value.get().isArrayInitializerExpr()) {
                return Optional.empty();
            }
            arguments.add(value.get());
        }
        return Optional.of(arguments);
    }
}
