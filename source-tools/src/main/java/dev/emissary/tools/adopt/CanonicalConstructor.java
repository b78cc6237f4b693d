package dev.emissary.tools.adopt;

import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import java.util.List;
import java.util.Optional;

/**
 * The canonical constructor of a class to convert.
 *
 * @param declaration the constructor as written in the class, if it is one of them
 * @param form what remains of it
 * @param components the components that it sets, in the order of its parameters
 * @param rerouted the other constructors that set fields
 */
record CanonicalConstructor(
        Optional<ConstructorDeclaration> declaration, Form form, List<Component> components, List<Rerouted> rerouted) {

    /**
     * A component: a field, and the parameter of the canonical constructor that it is set from.
     *
     * @param field the field
     * @param variable the declarator of the field
     * @param parameter the parameter, if a constructor as written has one
     */
    record Component(FieldDeclaration field, VariableDeclarator variable, Optional<Parameter> parameter) {
        String name() {
            return variable.getNameAsString();
        }
    }

    /** What remains of the constructor. */
    enum Form {
        /** Nothing: it is the implicit one of an emissary. */
        IMPLICIT,
        /** Its null checks, its comment, its annotations or its access. */
        COMPACT,
        /** All of it, but for the names of its parameters, which are those of the components. */
        EXPLICIT,
        /** There was none: a private one is added, for the constructors that set the fields. */
        ADDED
    }

    /**
     * A constructor that sets the fields, and is to call the canonical one instead.
     *
     * @param declaration the constructor; empty for the default constructor of a class without any
     * @param arguments what it sets the components to, in their order
     */
    record Rerouted(Optional<ConstructorDeclaration> declaration, List<Expression> arguments) {}
}
