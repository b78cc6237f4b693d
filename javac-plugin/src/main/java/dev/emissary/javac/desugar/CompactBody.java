package dev.emissary.javac.desugar;

import com.sun.tools.javac.tree.JCTree.JCBlock;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCExpressionStatement;
import com.sun.tools.javac.tree.JCTree.JCForLoop;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCIf;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.JCTree.JCStatement;
import com.sun.tools.javac.tree.JCTree.JCSynchronized;
import com.sun.tools.javac.tree.JCTree.JCTry;
import com.sun.tools.javac.tree.JCTree.JCWhileLoop;
import com.sun.tools.javac.util.List;
import dev.emissary.javac.syntax.ConstructorKind;

/** How a compact constructor ends, as far as its last statement shows: whether statements can follow it (JLS 14.22). */
enum CompactBody {
    /** Its end can be reached. */
    ENDS,
    /** Its end cannot be reached, so nothing is assigned. */
    NEVER_ENDS,
    /** The last statement alone does not show it. */
    UNKNOWN;

    /** Classifies a constructor that already has its assignments. */
    static CompactBody of(JCMethodDecl constructor) {
        if (ConstructorKind.of(constructor) != ConstructorKind.GUARDED_COMPACT) {
            return ENDS;
        }
        List<JCStatement> statements = constructor.body.stats;
        if (statements.head instanceof JCExpressionStatement first
                && first.expr instanceof JCMethodInvocation call
                && call.meth instanceof JCIdent callee
                && callee.name.contentEquals("super")) {
            // javac has inserted it.
            statements = statements.tail;
        }
        JCIf guard = (JCIf) statements.head;
        return ofLast(((JCBlock) guard.thenpart).stats);
    }

    private static CompactBody ofLast(List<JCStatement> statements) {
        return statements.isEmpty() ? ENDS : of(statements.last());
    }

    private static CompactBody of(JCStatement statement) {
        return switch (statement.getTag()) {
            case THROW, YIELD -> NEVER_ENDS;
            case EXEC, VARDEF, CLASSDEF, ASSERT, SKIP, FOREACHLOOP -> ENDS;
            case BLOCK -> ofLast(((JCBlock) statement).stats);
            case SYNCHRONIZED -> ofLast(((JCSynchronized) statement).body.stats);
            case WHILELOOP -> ofLoop(((JCWhileLoop) statement).cond);
            case FORLOOP -> ofLoop(((JCForLoop) statement).cond);
            case IF -> ofIf((JCIf) statement);
            case TRY -> ofTry((JCTry) statement);
            default -> UNKNOWN;
        };
    }

    private static CompactBody ofIf(JCIf statement) {
        if (statement.elsepart == null) {
            return ENDS;
        }
        CompactBody then = of(statement.thenpart);
        CompactBody otherwise = of(statement.elsepart);
        if (then == ENDS || otherwise == ENDS) {
            return ENDS;
        }
        return then == NEVER_ENDS && otherwise == NEVER_ENDS ? NEVER_ENDS : UNKNOWN;
    }

    private static CompactBody ofLoop(JCExpression condition) {
        return condition == null || condition.type == null || condition.type.constValue() != null ? UNKNOWN : ENDS;
    }

    private static CompactBody ofTry(JCTry statement) {
        if (statement.finalizer != null) {
            return UNKNOWN;
        }
        boolean ends = ofLast(statement.body.stats) == ENDS
                || statement.catchers.stream().anyMatch(caught -> ofLast(caught.body.stats) == ENDS);
        return ends ? ENDS : UNKNOWN;
    }
}
