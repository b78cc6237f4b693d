package dev.emissary.javac.proof;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import java.util.List;

/**
 * The shape of a forwarder's text (EM-FWD-4, EM-FWD-5): {@code return this.c.m(args);}, or
 * {@code R r = this.c.m(args); return r == this.c ? this : r;}. The delegate and arguments may be cast, and nothing else.
 */
final class ForwarderShape {
    private ForwarderShape() {}

    /** Whether a method has it. */
    static boolean is(MethodTree method) {
        List<? extends StatementTree> statements = method.getBody().getStatements();
        if (statements.size() == 1) {
            return statements.get(0) instanceof ReturnTree result
                    ? isCall(result.getExpression(), method)
                    : statements.get(0) instanceof ExpressionStatementTree statement
                            && isCall(statement.getExpression(), method);
        }
        return statements.size() == 2
                && statements.get(0) instanceof VariableTree variable
                && isCall(variable.getInitializer(), method)
                && statements.get(1) instanceof ReturnTree result
                && isSelfReturn(result.getExpression(), variable.getName().toString());
    }

    private static boolean isSelfReturn(ExpressionTree returned, String result) {
        return returned instanceof ConditionalExpressionTree choice
                && withoutParentheses(choice.getCondition()) instanceof BinaryTree same
                && same.getKind() == Tree.Kind.EQUAL_TO
                && same.getLeftOperand().toString().equals(result)
                && isField(same.getRightOperand())
                && choice.getTrueExpression().toString().equals("this")
                && choice.getFalseExpression().toString().equals(result);
    }

    private static boolean isCall(ExpressionTree expression, MethodTree method) {
        return expression instanceof MethodInvocationTree call
                && call.getMethodSelect() instanceof MemberSelectTree callee
                && callee.getIdentifier().equals(method.getName())
                && isField(callee.getExpression())
                && call.getArguments().stream()
                        .map(argument -> argument instanceof TypeCastTree cast ? cast.getExpression() : argument)
                        .map(Object::toString)
                        .toList()
                        .equals(method.getParameters().stream()
                                .map(parameter -> parameter.getName().toString())
                                .toList());
    }

    private static boolean isField(ExpressionTree expression) {
        ExpressionTree inner = withoutParentheses(expression);
        return inner instanceof TypeCastTree cast
                ? isField(cast.getExpression())
                : inner instanceof IdentifierTree
                        || (inner instanceof MemberSelectTree field
                                && field.getExpression().toString().equals("this"));
    }

    private static ExpressionTree withoutParentheses(ExpressionTree expression) {
        return expression instanceof ParenthesizedTree inner ? withoutParentheses(inner.getExpression()) : expression;
    }
}
