package dev.emissary.tools.analysis;

import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.ThrowStmt;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import dev.emissary.tools.analysis.PassedOn.Target;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A class that stands in front of an object and implements an interface with it: at least half of the interface's
 * methods pass the call on, with or without doing something before or after it.
 *
 * @param body the class
 * @param target how its methods name the object
 * @param type the type of the object
 * @param through the interface, as the class implements it
 * @param methods the methods of the interface by signature
 * @param declared the declarations of these methods in the class, by signature
 * @param plain the signatures of those that do nothing but pass the call on
 * @param around the signatures of those that do something else too
 */
public record Wrapper(
        TypeDeclaration<?> body,
        Target target,
        ResolvedReferenceType type,
        ResolvedReferenceType through,
        Map<String, InterfaceMethod> methods,
        Map<String, MethodDeclaration> declared,
        Set<String> plain,
        Set<String> around) {

    /** Returns its name, with those of its enclosing classes; a local one has a {@code $}. */
    public String name() {
        return TypeBody.name(body);
    }

    /** Returns the line of its name. */
    public int line() {
        return DelegatingClass.line(body.getName());
    }

    /** Returns whether at least half of the methods do nothing but pass the call on. */
    public boolean isPlain() {
        return Types.isHalf(methods, plain.size());
    }

    /** Returns whether at least half of the methods pass the call on. */
    boolean isWrapping() {
        return Types.isHalf(methods, plain.size() + around.size());
    }

    /** Returns whether the object is what a method of the class returns. */
    public boolean hasAccessor() {
        return target instanceof Target.Accessor;
    }

    /** Returns whether the object is held in a variable whose type is the interface itself. */
    boolean isOfTheInterface() {
        return target instanceof Target.Variable && type.getQualifiedName().equals(through.getQualifiedName());
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
