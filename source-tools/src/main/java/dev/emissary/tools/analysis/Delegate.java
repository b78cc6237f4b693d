package dev.emissary.tools.analysis;

import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import java.util.Map;

/**
 * A delegate of a class.
 *
 * @param variable the field
 * @param type its type, an interface that the class implements
 * @param methods the methods of that interface by signature, including inherited ones
 * @param declared the declarations of these methods in the class, by signature
 * @param forwarders those declarations that only forward to the field, by signature
 */
public record Delegate(
        VariableDeclarator variable,
        ResolvedReferenceType type,
        Map<String, InterfaceMethod> methods,
        Map<String, MethodDeclaration> declared,
        Map<String, MethodDeclaration> forwarders) {

    /** Returns the name of the field. */
    public String name() {
        return variable.getNameAsString();
    }
}
