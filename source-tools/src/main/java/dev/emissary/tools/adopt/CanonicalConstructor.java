package dev.emissary.tools.adopt;

import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import java.util.List;

/**
 * The canonical constructor of a class to convert.
 *
 * @param declaration the constructor as written in the class
 * @param form what remains of it
 * @param components the components that it sets, in the order of its parameters
 */
record CanonicalConstructor(ConstructorDeclaration declaration, Form form, List<Component> components) {
    /**
     * A component: a field, and the parameter of the canonical constructor that it is set from.
     *
     * @param field the field
     * @param variable the declarator of the field
     * @param parameter the parameter
     */
    record Component(FieldDeclaration field, VariableDeclarator variable, Parameter parameter) {
        String name() {
            return variable.getNameAsString();
        }

        /** Returns whether the parameter has the name of the field. */
        boolean hasNameOfParameter() {
            return parameter.getNameAsString().equals(name());
        }
    }

    /** What remains of the constructor. */
    enum Form {
        /** Nothing: it is the implicit one of an emissary. */
        IMPLICIT,
        /** Its null checks, its comment, its annotations or its access. */
        COMPACT,
        /** All of it: its parameters have the names of the components. */
        EXPLICIT
    }
}
