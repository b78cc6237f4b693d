package dev.emissary.tools.survey.wrapper;

import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.ThrowStmt;
import dev.emissary.tools.analysis.InterfaceMethod;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The methods that a restricting wrapper refuses: it declares them, and they only throw UnsupportedOperationException. */
public final class Refusals {
    private Refusals() {}

    /** Returns the methods of the interface that a wrapper refuses, by signature. */
    public static Set<String> of(Wrapper wrapper) {
        Set<String> refused = new TreeSet<>();
        wrapper.declared().forEach((signature, method) -> {
            if (isRefusing(method)) {
                refused.add(signature);
            }
        });
        return refused;
    }

    /** Returns the default methods of the interface that a wrapper does not declare. */
    public static List<InterfaceMethod> leftToTheInterface(Wrapper wrapper) {
        return wrapper.methods().entrySet().stream()
                .filter(method ->
                        method.getValue().isDefault() && !wrapper.declared().containsKey(method.getKey()))
                .map(Map.Entry::getValue)
                .toList();
    }

    /** Returns whether a method only throws UnsupportedOperationException. */
    public static boolean isRefusing(MethodDeclaration method) {
        List<Statement> statements = method.getBody().map(body -> body.getStatements()).stream()
                .flatMap(List::stream)
                .toList();
        return statements.size() == 1
                && statements.get(0) instanceof ThrowStmt thrown
                && thrown.getExpression() instanceof ObjectCreationExpr exception
                && exception.getType().getNameAsString().equals("UnsupportedOperationException");
    }
}
