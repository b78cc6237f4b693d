package dev.emissary.tools.adopt;

import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.resolution.types.ResolvedReferenceType;
import com.github.javaparser.resolution.types.ResolvedType;
import java.util.Map;

/**
 * A delegate of a class.
 *
 * @param way how the field serves the interface
 * @param type the interface, which the class implements
 * @param methods the methods of that interface by signature, including inherited ones
 * @param declared the declarations of these methods in the class, by signature
 * @param forwarders those declarations that only forward to the field, by signature
 */
record Delegate(
        VariableDeclarator field,
        ResolvedType fieldType,
        Way way,
        ResolvedReferenceType type,
        Map<String, InterfaceMethod> methods,
        Map<String, MethodDeclaration> declared,
        Map<String, MethodDeclaration> forwarders) {

    /** How a field serves an interface. */
    enum Way {
        /** Its type has the interface (EM-DEL-2, EM-DEL-3). */
        TYPE,
        /** It supplies objects that have the interface (EM-DEL-9). */
        SUPPLIER,
        /** Its type has the methods (EM-DEL-8). */
        SHAPE
    }

    /** Returns the name of the field. */
    String name() {
        return field.getNameAsString();
    }

    /** Returns whether the type of the field may have all methods of the interface, where it matters. */
    boolean hasShape() {
        return way != Way.SHAPE
                || methods.values().stream()
                        .allMatch(method -> method.isDefault()
                                || Types.overloads(fieldType, method).contains(method.signature()));
    }
}
