package dev.emissary.tools.survey.wrapper;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import java.util.List;
import java.util.Optional;

/**
 * What a method does around the call that it passes on, so that it can be compared with what another method does: the names
 * of parameters and of the result's variable are made the same, and so are a method with a result and one without.
 *
 * @param code the body of the method with a placeholder for the call
 * @param kind what the code uses of the method
 */
public record Advice(String code, Kind kind) {
    private static final String CALL = "call$";
    private static final String RESULT = "result$";

    /** What the code around calls uses of the methods that they are in. */
    public enum Kind {
        /** Nothing: the same code can stand around any call. */
        CODE,
        /** Its arguments or its result. */
        CODE_WITH_ARGUMENTS,
        /** Of several methods: their code is not the same. */
        DIFFERENT
    }

    /** Returns what a method does around a call. */
    static Advice of(PassedOn passed) {
        MethodDeclaration method = passed.method().clone();
        int index = passed.method().findAll(MethodCallExpr.class).indexOf(passed.call());
        MethodCallExpr call = method.findAll(MethodCallExpr.class).get(index);
        method.getAllContainedComments().forEach(Node::remove);
        NameExpr placeholder = new NameExpr(CALL);
        call.replace(placeholder);
        boolean usesMethod = nameResult(method, placeholder);
        for (int parameter = 0; parameter < method.getParameters().size(); parameter++) {
            usesMethod |= rename(method, method.getParameter(parameter).getNameAsString(), "argument$" + parameter);
        }
        return new Advice(method.getBody().orElseThrow().toString(), usesMethod ? Kind.CODE_WITH_ARGUMENTS : Kind.CODE);
    }

    /** Leaves the result out where it is only returned, and returns whether it is used otherwise, as where a field keeps it. */
    private static boolean nameResult(MethodDeclaration method, NameExpr call) {
        Optional<String> variable = localVariable(method, call);
        if (variable.isEmpty() && call.getParentNode().orElseThrow() instanceof AssignExpr) {
            return true;
        }
        if (variable.isPresent()) {
            String name = variable.get();
            boolean isOnlyReturned = method.findAll(NameExpr.class, each -> isNamed(each, name)).stream()
                    .allMatch(each -> each.getParentNode().orElseThrow() instanceof ReturnStmt || isTarget(each));
            if (!isOnlyReturned) {
                rename(method, name, RESULT);
                method.findAll(
                                VariableDeclarator.class,
                                each -> each.getNameAsString().equals(name))
                        .forEach(Advice::withoutType);
                return true;
            }
            method.findAll(ReturnStmt.class).stream()
                    .filter(each -> each.getExpression()
                            .filter(value -> isNamed(value, name))
                            .isPresent())
                    .forEach(Node::remove);
            method.findAll(VariableDeclarationExpr.class).stream()
                    .filter(each -> each.getVariables().size() == 1
                            && each.getVariable(0).getNameAsString().equals(name)
                            && !each.isAncestorOf(call))
                    .map(each -> each.getParentNode().orElseThrow())
                    .forEach(Node::remove);
        }
        Node statement = call;
        while (!(statement instanceof Statement)) {
            statement = statement.getParentNode().orElseThrow();
        }
        statement.replace(new ExpressionStmt(new NameExpr(CALL)));
        return false;
    }

    private static Optional<String> localVariable(MethodDeclaration method, NameExpr call) {
        Node parent = call.getParentNode().orElseThrow();
        if (parent instanceof VariableDeclarator declared) {
            return Optional.of(declared.getNameAsString());
        }
        return parent instanceof AssignExpr assigned
                        && assigned.getTarget() instanceof NameExpr name
                        && method.findFirst(VariableDeclarator.class, each -> isNamed(name, each.getNameAsString()))
                                .isPresent()
                ? Optional.of(name.getNameAsString())
                : Optional.empty();
    }

    /** A default of the result's variable, such as null or 0, is that of its type. */
    private static void withoutType(VariableDeclarator variable) {
        variable.setType(new ClassOrInterfaceType(null, "Result$"));
        variable.setName(RESULT);
        if (variable.getInitializer().filter(Expression::isLiteralExpr).isPresent()) {
            variable.removeInitializer();
        }
    }

    private static boolean isTarget(Expression name) {
        return name.getParentNode().orElseThrow() instanceof AssignExpr assigned
                && assigned.getTarget().equals(name);
    }

    private static boolean isNamed(Expression expression, String name) {
        return expression instanceof NameExpr named && named.getNameAsString().equals(name);
    }

    private static boolean rename(MethodDeclaration method, String name, String other) {
        List<NameExpr> uses = method.findAll(NameExpr.class, each -> isNamed(each, name));
        uses.forEach(each -> each.setName(other));
        return !uses.isEmpty();
    }
}
