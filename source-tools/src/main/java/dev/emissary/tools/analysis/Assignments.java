package dev.emissary.tools.analysis;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The assignments to the fields of a class in its file. */
public final class Assignments {
    private final TypeDeclaration<?> body;
    private final List<Expression> targets;

    /** Finds the assignments in the file of a class. */
    public Assignments(TypeDeclaration<?> body) {
        this.body = body;
        Node file = body.findRootNode();
        this.targets = Stream.concat(
                        file.findAll(AssignExpr.class).stream().map(AssignExpr::getTarget),
                        file.findAll(UnaryExpr.class).stream()
                                .filter(unary -> unary.getOperator().name().endsWith("CREMENT"))
                                .map(UnaryExpr::getExpression))
                .map(PassedOn::bare)
                .toList();
    }

    /** Returns where a field is assigned other than in the constructors and initializers of its class, if it is. */
    public Optional<Expression> reassignment(String field) {
        return targets.stream()
                .filter(target -> denotes(target, field) && !isInitialization(target))
                .findFirst();
    }

    private boolean denotes(Expression target, String field) {
        if (target instanceof NameExpr name) {
            return name.getNameAsString().equals(field) && isFieldHere(name) && isOwn(name, field);
        }
        if (target instanceof FieldAccessExpr access && access.getNameAsString().equals(field)) {
            return !(access.getScope() instanceof ThisExpr self)
                    || (self.getTypeName().isEmpty() ? isDirectlyInside(access) : body.isAncestorOf(access));
        }
        return false;
    }

    /** Returns whether a name is not that of a variable that hides the field. */
    private static boolean isFieldHere(NameExpr name) {
        return TypeBody.parents(name)
                .takeWhile(around -> !TypeBody.isBody(around))
                .noneMatch(around -> around instanceof CallableDeclaration<?> method
                        && (method.findFirst(VariableDeclarator.class, each -> hides(each.getNameAsString(), name))
                                        .isPresent()
                                || method.findFirst(Parameter.class, each -> hides(each.getNameAsString(), name))
                                        .isPresent()));
    }

    private static boolean hides(String declared, NameExpr name) {
        return declared.equals(name.getNameAsString());
    }

    /** Returns whether the innermost class around a name that has a field of this name is the class. */
    @SuppressWarnings("ReferenceEquality") // equal syntax trees may be those of two places
    private boolean isOwn(Node name, String field) {
        return TypeBody.parents(name)
                .filter(around -> TypeBody.isBody(around)
                        && TypeBody.fieldOf(around, field).isPresent())
                .findFirst()
                .filter(around -> around == body)
                .isPresent();
    }

    @SuppressWarnings("ReferenceEquality") // as above
    private boolean isDirectlyInside(Node node) {
        return TypeBody.around(node).filter(around -> around == body).isPresent();
    }

    private boolean isInitialization(Node target) {
        return TypeBody.parents(target)
                .takeWhile(around -> !TypeBody.isBody(around))
                .anyMatch(
                        around -> (around instanceof ConstructorDeclaration || around instanceof InitializerDeclaration)
                                && isDirectlyInside(around));
    }
}
