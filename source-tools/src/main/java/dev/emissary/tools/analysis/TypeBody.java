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
import com.github.javaparser.ast.nodeTypes.NodeWithExtends;
import com.github.javaparser.ast.nodeTypes.NodeWithImplements;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The bodies of classes in a syntax tree: of declarations, and of anonymous classes. */
public final class TypeBody {
    private TypeBody() {}

    /** Returns the classes with a name, the records and the enums below a node. */
    static List<TypeDeclaration<?>> classesIn(Node root) {
        List<TypeDeclaration<?>> classes = new ArrayList<>();
        root.walk(node -> {
            boolean isInterface = node instanceof ClassOrInterfaceDeclaration declaration && declaration.isInterface();
            if (node instanceof TypeDeclaration<?> type && !isInterface && !type.isAnnotationDeclaration()) {
                classes.add(type);
            }
        });
        return classes;
    }

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

    /** Returns the types whose subtype a class or interface is by its declaration, as written. */
    static List<ClassOrInterfaceType> supertypes(TypeDeclaration<?> type) {
        List<ClassOrInterfaceType> types = new ArrayList<>();
        if (type instanceof NodeWithImplements<?> implementing) {
            types.addAll(implementing.getImplementedTypes());
        }
        if (type instanceof NodeWithExtends<?> extending) {
            types.addAll(extending.getExtendedTypes());
        }
        return types;
    }

    /** Returns whether a class is a local one, or a member that has an object around it. */
    public static boolean isInner(ClassOrInterfaceDeclaration declaration) {
        boolean implicitlyStatic = declaration.getParentNode().orElse(null) instanceof ClassOrInterfaceDeclaration outer
                && outer.isInterface();
        return !declaration.isTopLevelType() && !declaration.isStatic() && !implicitlyStatic;
    }

    /** Returns the name of a body, with those of its enclosing classes; a local or anonymous one has a {@code $}. */
    static String name(Node body) {
        Optional<TypeDeclaration<?>> type =
                body instanceof TypeDeclaration<?> declaration ? Optional.of(declaration) : Optional.empty();
        return type.flatMap(TypeDeclaration::getFullyQualifiedName)
                .orElseGet(() -> around(body).map(TypeBody::name).orElse("") + "$"
                        + type.map(TypeDeclaration::getNameAsString).orElse(""));
    }
}
