package dev.emissary.tools.adopt;

import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.Statement;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A public method that does nothing but pass its parameters on, in their order, to a method of the same name.
 *
 * @param target the object that it calls
 */
record PassedOn(MethodDeclaration method, Target target) {
    /**
     * How a method names the object that it calls.
     *
     * @param name the name of a variable, or of a method of the class without parameters, such as {@code delegate()}
     * @param isCall whether it is a method
     * @param isSupplied whether {@code get()} is called on it, as in {@code source.get()}
     */
    record Target(String name, boolean isCall, boolean isSupplied) {
        /** Returns what an expression in a method of the class denotes. */
        static Optional<Target> of(Expression scope) {
            Expression object = bare(scope);
            if (object instanceof MethodCallExpr call && call.getArguments().isEmpty()) {
                if (call.getScope().map(PassedOn::isThis).orElse(true)) {
                    return Optional.of(new Target(call.getNameAsString(), true, false));
                }
                return call.getNameAsString().equals("get")
                        ? of(call.getScope().get())
                                .filter(source -> !source.isSupplied)
                                .map(source -> new Target(source.name, source.isCall, true))
                        : Optional.empty();
            }
            if (object instanceof FieldAccessExpr access && isThis(access.getScope())) {
                return Optional.of(new Target(access.getNameAsString(), false, false));
            }
            return object instanceof NameExpr name
                    ? Optional.of(new Target(name.getNameAsString(), false, false))
                    : Optional.empty();
        }
    }

    /** Returns what a method passes on, if it does nothing else. */
    static Optional<PassedOn> of(MethodDeclaration method) {
        return method.getBody()
                .filter(body -> method.isPublic() && !method.isStatic())
                .flatMap(body -> only(body, method.getType().isVoidType()))
                .filter(only -> only instanceof MethodCallExpr call
                        && call.getNameAsString().equals(method.getNameAsString())
                        && hasParametersAsArguments(call, method))
                .flatMap(call -> ((MethodCallExpr) call).getScope())
                .filter(scope -> !(bare(scope) instanceof NameExpr name
                        && method.getParameterByName(name.getNameAsString()).isPresent()))
                .flatMap(Target::of)
                .map(target -> new PassedOn(method, target));
    }

    /** Returns the expression that is all of a body. */
    static Optional<Expression> only(BlockStmt body, boolean isVoid) {
        Statement only = body.getStatements().size() == 1 ? body.getStatement(0) : null;
        if (only instanceof ReturnStmt returned) {
            return returned.getExpression().map(PassedOn::bare);
        }
        return isVoid && only instanceof ExpressionStmt statement
                ? Optional.of(bare(statement.getExpression()))
                : Optional.empty();
    }

    private static boolean hasParametersAsArguments(MethodCallExpr call, MethodDeclaration method) {
        return call.getTypeArguments().isEmpty()
                && call.getArguments().size() == method.getParameters().size()
                && IntStream.range(0, call.getArguments().size())
                        .allMatch(index -> bare(call.getArgument(index)) instanceof NameExpr name
                                && name.getNameAsString()
                                        .equals(method.getParameter(index).getNameAsString()));
    }

    private static boolean isThis(Expression expression) {
        return bare(expression) instanceof ThisExpr self && self.getTypeName().isEmpty();
    }

    private static Expression bare(Expression expression) {
        return expression instanceof EnclosedExpr enclosed ? bare(enclosed.getInner()) : expression;
    }
}
