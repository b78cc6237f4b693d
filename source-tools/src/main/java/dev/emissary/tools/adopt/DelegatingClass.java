package dev.emissary.tools.adopt;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * A delegating class: it has a field that has an interface of the class, or its methods, or supplies such objects, and
 * implements at least one of that interface's methods by only forwarding to the field.
 *
 * @param delegates its delegates, in the order of the fields
 * @param listed the interfaces of its implements clause
 * @param implemented the qualified names of all interfaces that it implements
 */
record DelegatingClass(
        Path file,
        ClassOrInterfaceDeclaration declaration,
        List<Delegate> delegates,
        List<ResolvedReferenceType> listed,
        Set<String> implemented) {

    /** Returns the name of the class, including the names of its enclosing classes. */
    String name() {
        return declaration.getFullyQualifiedName().orElse(declaration.getNameAsString());
    }

    /** Returns the class with only some of its delegates. */
    DelegatingClass with(List<Delegate> some) {
        return new DelegatingClass(file, declaration, some, listed, implemented);
    }

    /** Returns the line of its name. */
    int line() {
        return line(declaration.getName());
    }

    /** Returns the line on which a part of a source file begins. */
    static int line(Node node) {
        return node.getBegin().map(position -> position.line).orElse(0);
    }

    /** Returns whether a type is a member of an interface, and so public and static. */
    static boolean isOfInterface(Node type) {
        return type.getParentNode().orElse(null) instanceof ClassOrInterfaceDeclaration outer && outer.isInterface();
    }
}
