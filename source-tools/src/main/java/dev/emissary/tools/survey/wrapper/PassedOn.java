package dev.emissary.tools.survey.wrapper;

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
import com.github.javaparser.ast.stmt.TryStmt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A call in a method that passes the method's parameters on, in their order, and whose result is the method's.
 *
 * @param method the method
 * @param target the object that it calls
 * @param call the call
 * @param alone whether the call is all that the method does
 */
record PassedOn(MethodDeclaration method, Target target, MethodCallExpr call, boolean alone) {

    /**
     * Returns the call of a method that passes its parameters on, if it has exactly one: to a method of its own name, or else
     * to another one as all that it does, or tries to do.
     */
    static Optional<PassedOn> of(MethodDeclaration method) {
        if (method.isStatic() || method.getBody().isEmpty()) {
            return Optional.empty();
        }
        BlockStmt body = method.getBody().get();
        List<PassedOn> forwarding = new ArrayList<>();
        List<PassedOn> others = new ArrayList<>();
        int candidates = 0;
        for (MethodCallExpr call : body.findAll(MethodCallExpr.class)) {
            if (hasParametersAsArguments(call, method) && givesResult(call, method)) {
                Optional<Target> target = call.getScope().flatMap(scope -> target(bare(scope), method));
                if (target.isPresent()) {
                    candidates++;
                    boolean alone = isAll(body, call, method);
                    PassedOn found = new PassedOn(method, target.get(), call, alone);
                    if (found.isForwarding()) {
                        forwarding.add(found);
                    } else if (alone || isAllOfTry(body, call, method)) {
                        others.add(found);
                    }
                }
            }
        }
        if (!forwarding.isEmpty()) {
            return forwarding.size() == 1 ? Optional.of(forwarding.get(0)) : Optional.empty();
        }
        return candidates == 1 ? others.stream().findFirst() : Optional.empty();
    }

    /** Returns the name of the method that it calls. */
    String called() {
        return call.getNameAsString();
    }

    /** Returns whether the method of the same name is called. */
    boolean isForwarding() {
        return called().equals(method.getNameAsString());
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
        Node parent = call.getParentNode().orElse(null);
        while (parent instanceof EnclosedExpr enclosed) {
            parent = enclosed.getParentNode().orElse(null);
        }
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
        Node around = node;
        while (around != null && around != method && !(around instanceof LambdaExpr) && !TypeBody.isBody(around)) {
            around = around.getParentNode().orElse(null);
        }
        return around == method;
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

    private static boolean isAllOfTry(BlockStmt body, MethodCallExpr call, MethodDeclaration method) {
        return body.getStatements().size() == 1
                && body.getStatement(0) instanceof TryStmt attempt
                && isAll(attempt.getTryBlock(), call, method);
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

    static Expression bare(Expression expression) {
        return expression instanceof EnclosedExpr enclosed ? bare(enclosed.getInner()) : expression;
    }
}
