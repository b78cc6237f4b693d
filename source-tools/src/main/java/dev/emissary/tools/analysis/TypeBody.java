package dev.emissary.tools.analysis;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The body of a class with a name, of a record or of an enum.
 *
 * @param node its declaration
 * @param kind the kind of class
 */
public record TypeBody(Node node, Kind kind) {
    /** A kind of class. */
    public enum Kind {
        /** A class with a name. */
        CLASS,
        /** A record class. */
        RECORD,
        /** An enum class. */
        ENUM
    }

    /** Returns all classes with a name below a node. */
    static List<TypeBody> in(Node root) {
        List<TypeBody> bodies = new ArrayList<>();
        root.walk(node -> {
            if (node instanceof ClassOrInterfaceDeclaration declaration && !declaration.isInterface()) {
                bodies.add(new TypeBody(node, Kind.CLASS));
            } else if (node instanceof RecordDeclaration) {
                bodies.add(new TypeBody(node, Kind.RECORD));
            } else if (node instanceof EnumDeclaration) {
                bodies.add(new TypeBody(node, Kind.ENUM));
            }
        });
        return bodies;
    }

    /** Returns the body that a node belongs to. */
    static Optional<Node> around(Node node) {
        Optional<Node> parent = node.getParentNode();
        while (parent.isPresent() && !isBody(parent.get())) {
            parent = parent.get().getParentNode();
        }
        return parent;
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

    NodeList<BodyDeclaration<?>> members() {
        return membersOf(node);
    }

    List<MethodDeclaration> methods() {
        return members().stream()
                .filter(MethodDeclaration.class::isInstance)
                .map(MethodDeclaration.class::cast)
                .toList();
    }

    /** Returns the instance field of a name. */
    Optional<VariableDeclarator> field(String name) {
        return fieldOf(node, name);
    }

    static Optional<VariableDeclarator> fieldOf(Node body, String name) {
        return membersOf(body).stream()
                .filter(member -> member instanceof FieldDeclaration field && !field.isStatic())
                .flatMap(member -> ((FieldDeclaration) member).getVariables().stream())
                .filter(variable -> variable.getNameAsString().equals(name))
                .findFirst();
    }

    /** Returns the type of the component of a record with a name. */
    Optional<Type> component(String name) {
        return node instanceof RecordDeclaration declaration
                ? declaration.getParameters().stream()
                        .filter(parameter -> parameter.getNameAsString().equals(name))
                        .map(parameter -> parameter.getType())
                        .findFirst()
                : Optional.empty();
    }

    /** Returns the class that it extends, as written. */
    Optional<ClassOrInterfaceType> superclass() {
        return node instanceof ClassOrInterfaceDeclaration declaration
                ? declaration.getExtendedTypes().getFirst()
                : Optional.empty();
    }

    /** Returns the types whose subtype it is by its declaration, as written. */
    List<ClassOrInterfaceType> supertypes() {
        List<ClassOrInterfaceType> types = new ArrayList<>();
        if (node instanceof ClassOrInterfaceDeclaration declaration) {
            types.addAll(declaration.getImplementedTypes());
            types.addAll(declaration.getExtendedTypes());
        } else if (node instanceof RecordDeclaration declaration) {
            types.addAll(declaration.getImplementedTypes());
        } else if (node instanceof EnumDeclaration declaration) {
            types.addAll(declaration.getImplementedTypes());
        }
        return types;
    }

    /** Returns its name, with those of its enclosing classes; a local or anonymous one has a {@code $}. */
    public String name() {
        String own = node instanceof TypeDeclaration<?> type ? type.getNameAsString() : "";
        Optional<String> qualified =
                node instanceof TypeDeclaration<?> type ? type.getFullyQualifiedName() : Optional.empty();
        return qualified.orElseGet(() -> around(node)
                        .map(outer -> new TypeBody(outer, Kind.CLASS).name())
                        .orElse("")
                + "$" + own);
    }

    /** Returns the line of its name. */
    public int line() {
        Node name = node instanceof TypeDeclaration<?> type ? type.getName() : ((ObjectCreationExpr) node).getType();
        return name.getBegin().map(position -> position.line).orElse(0);
    }
}
