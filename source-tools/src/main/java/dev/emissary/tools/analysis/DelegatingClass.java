package dev.emissary.tools.analysis;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import dev.emissary.tools.source.SourceFile;
import java.util.List;
import java.util.Set;

/**
 * A delegating class: it has a field that has an interface of the class, or its methods, or supplies such objects, and
 * implements at least one of that interface's methods by only forwarding to the field.
 *
 * @param file the file that declares it
 * @param declaration its declaration
 * @param delegates its delegates, in the order of the fields
 * @param listed the interfaces of its implements clause
 * @param implemented the qualified names of all interfaces that it implements
 */
public record DelegatingClass(
        SourceFile file,
        ClassOrInterfaceDeclaration declaration,
        List<Delegate> delegates,
        List<ResolvedReferenceType> listed,
        Set<String> implemented) {

    /** Returns the name of the class, including the names of its enclosing classes. */
    public String name() {
        return declaration.getFullyQualifiedName().orElse(declaration.getNameAsString());
    }

    /** Returns the class with only some of its delegates. */
    public DelegatingClass with(List<Delegate> some) {
        return new DelegatingClass(file, declaration, some, listed, implemented);
    }

    /** Returns the line of its name. */
    public int line() {
        return line(declaration.getName());
    }

    /** Returns whether at least half of the methods of one delegate are only forwarded. */
    public boolean isMostlyForwarding() {
        return delegates.stream()
                .anyMatch(delegate ->
                        Types.isHalf(delegate.methods(), delegate.forwarders().size()));
    }

    /** Returns the line on which a part of a source file begins. */
    public static int line(Node node) {
        return node.getBegin().map(position -> position.line).orElse(0);
    }
}
