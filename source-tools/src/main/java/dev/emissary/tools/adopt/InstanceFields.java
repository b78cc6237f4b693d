package dev.emissary.tools.adopt;

import com.github.javaparser.ast.Modifier;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import dev.emissary.tools.analysis.DelegatingClass;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The instance fields of a class, and what keeps them from being those of an emissary (EM-CLASS-2, EM-CLASS-4). */
final class InstanceFields {
    private final ClassOrInterfaceDeclaration declaration;
    private final Map<String, VariableDeclarator> byName = new LinkedHashMap<>();

    InstanceFields(ClassOrInterfaceDeclaration declaration) {
        this.declaration = declaration;
        for (FieldDeclaration field : declaration.getFields()) {
            if (!field.isStatic()) {
                field.getVariables().forEach(variable -> byName.put(variable.getNameAsString(), variable));
            }
        }
    }

    /** Returns the fields by name, in the order of their declarations. */
    Map<String, VariableDeclarator> byName() {
        return new LinkedHashMap<>(byName);
    }

    static FieldDeclaration declaration(VariableDeclarator variable) {
        return (FieldDeclaration) variable.getParentNode().orElseThrow();
    }

    /** Returns why fields cannot be those of an emissary: all of them are final, and each is its own. */
    List<Obstacle> obstacles() {
        List<Obstacle> obstacles = new ArrayList<>();
        byName.forEach((name, variable) -> {
            FieldDeclaration field = declaration(variable);
            for (Modifier modifier : field.getModifiers()) {
                if (modifier.getKeyword() == Modifier.Keyword.TRANSIENT
                        || modifier.getKeyword() == Modifier.Keyword.VOLATILE) {
                    obstacles.add(obstacle(
                            variable, name + " is " + modifier.getKeyword().asString()));
                }
            }
            if (!field.isFinal()) {
                assignment(name)
                        .ifPresent(place -> obstacles.add(obstacle(
                                variable,
                                name + " is not final, and assigned in line " + DelegatingClass.line(place))));
            }
        });
        return obstacles;
    }

    static Obstacle obstacle(VariableDeclarator variable, String detail) {
        return new Obstacle(Reason.FIELD, DelegatingClass.line(variable), detail);
    }

    /** Returns a place in the class that assigns a field, other than a constructor that has to. */
    private Optional<Node> assignment(String name) {
        return declaration
                .findFirst(AssignExpr.class, assignment -> reassigns(assignment, assignment.getTarget(), name))
                .<Node>map(found -> found)
                .or(() -> declaration.findFirst(
                        UnaryExpr.class, unary -> isCount(unary) && reassigns(unary, unary.getExpression(), name)));
    }

    private static boolean isCount(UnaryExpr unary) {
        return unary.getOperator().name().startsWith("PREFIX_")
                || unary.getOperator().isPostfix();
    }

    private boolean reassigns(Expression place, Expression target, String name) {
        boolean named =
                target.isNameExpr() && target.asNameExpr().getNameAsString().equals(name);
        boolean accessed = target.isFieldAccessExpr()
                && target.asFieldAccessExpr().getNameAsString().equals(name)
                && target.asFieldAccessExpr().getScope().isThisExpr();
        Optional<CallableDeclaration<?>> within = callable(place);
        boolean initializes = within.isPresent()
                && within.get() instanceof ConstructorDeclaration constructor
                && constructor.getParentNode().filter(declaration::equals).isPresent()
                && constructor
                        .findFirst(ExplicitConstructorInvocationStmt.class, ExplicitConstructorInvocationStmt::isThis)
                        .isEmpty();
        return !initializes && (accessed || (named && !isShadowed(within, name)));
    }

    @SuppressWarnings("unchecked") // the parameter is the type itself
    private static Optional<CallableDeclaration<?>> callable(Node place) {
        return place.findAncestor(CallableDeclaration.class).map(found -> (CallableDeclaration<?>) found);
    }

    private static boolean isShadowed(Optional<CallableDeclaration<?>> within, String name) {
        return within.isPresent()
                && (within.get().getParameterByName(name).isPresent()
                        || within.get()
                                .findFirst(
                                        VariableDeclarator.class,
                                        variable -> variable.getNameAsString().equals(name))
                                .isPresent());
    }
}
