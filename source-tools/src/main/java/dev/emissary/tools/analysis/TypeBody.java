package dev.emissary.tools.analysis;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.Node.TreeTraversal;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import java.util.Optional;
import java.util.stream.Stream;

/** The bodies of classes in a syntax tree: of declarations, and of anonymous classes. */
public final class TypeBody {
    private TypeBody() {}

    /** Returns what is around a node, the innermost first. */
    static Stream<Node> parents(Node node) {
        return node.stream(TreeTraversal.PARENTS);
    }

    /** Returns the body that a node belongs to. */
    static Optional<Node> around(Node node) {
        return parents(node).filter(TypeBody::isBody).findFirst();
    }

    static boolean isBody(Node node) {
        return node instanceof TypeDeclaration<?>
                || (node instanceof ObjectCreationExpr creation
                        && creation.getAnonymousClassBody().isPresent());
    }

    /** Returns the members of a node that is a body. */
    static NodeList<BodyDeclaration<?>> membersOf(Node node) {
        return node instanceof TypeDeclaration<?> type
                ? type.getMembers()
                : ((ObjectCreationExpr) node).getAnonymousClassBody().orElseThrow();
    }

    /** Returns the instance field of a name. */
    static Optional<VariableDeclarator> fieldOf(Node body, String name) {
        return membersOf(body).stream()
                .filter(member -> member instanceof FieldDeclaration field && !field.isStatic())
                .flatMap(member -> ((FieldDeclaration) member).getVariables().stream())
                .filter(variable -> variable.getNameAsString().equals(name))
                .findFirst();
    }

    /** Returns whether a class is a local one, or a member that has an object around it. */
    public static boolean isInner(ClassOrInterfaceDeclaration declaration) {
        boolean implicitlyStatic = declaration.getParentNode().orElse(null) instanceof ClassOrInterfaceDeclaration outer
                && outer.isInterface();
        return !declaration.isTopLevelType() && !declaration.isStatic() && !implicitlyStatic;
    }
}
