package dev.emissary.tools.adopt;

import com.github.javaparser.ast.Modifier.Keyword;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.Node.TreeTraversal;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.resolution.Resolvable;
import com.github.javaparser.resolution.declarations.ResolvedValueDeclaration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

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
            for (Keyword keyword : List.of(Keyword.TRANSIENT, Keyword.VOLATILE)) {
                if (field.hasModifier(keyword)) {
                    obstacles.add(new Obstacle(Reason.FIELD, variable, name + " is " + keyword.asString()));
                }
            }
            if (!field.isFinal()) {
                assigned()
                        .filter(target -> target.toString().matches("(?:.*\\.)?\\Q" + name + "\\E")
                                && isField(target)
                                && !isInitialization(target))
                        .findFirst()
                        .ifPresent(place -> obstacles.add(new Obstacle(
                                Reason.FIELD,
                                variable,
                                name + " is not final, and assigned in line " + DelegatingClass.line(place))));
            }
        });
        return obstacles;
    }

    /** Returns what is assigned somewhere in the file. */
    private Stream<Expression> assigned() {
        Node file = declaration.findRootNode();
        return Stream.concat(
                        file.findAll(AssignExpr.class).stream().map(AssignExpr::getTarget),
                        file.findAll(UnaryExpr.class).stream()
                                .filter(unary -> unary.getOperator().name().endsWith("CREMENT"))
                                .map(UnaryExpr::getExpression))
                .map(target -> target.isEnclosedExpr() ? target.asEnclosedExpr().getInner() : target);
    }

    /** Returns whether a name may denote a field of the class: one that cannot be resolved may. */
    private boolean isField(Expression target) {
        try {
            Object found = ((Resolvable<?>) target).resolve();
            return found instanceof ResolvedValueDeclaration value
                    && value.isField()
                    && value.asField()
                            .declaringType()
                            .getQualifiedName()
                            .equals(declaration.resolve().getQualifiedName());
        } catch (RuntimeException | StackOverflowError unresolved) {
            return true;
        }
    }

    @SuppressWarnings("ReferenceEquality") // equal syntax trees may be those of two places
    private boolean isInitialization(Node target) {
        return target.stream(TreeTraversal.PARENTS)
                .filter(around -> around instanceof ConstructorDeclaration || around instanceof InitializerDeclaration)
                .findFirst()
                .flatMap(Node::getParentNode)
                .filter(around -> around == declaration)
                .isPresent();
    }
}
