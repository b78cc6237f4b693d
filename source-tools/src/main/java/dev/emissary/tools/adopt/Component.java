package dev.emissary.tools.adopt;

import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;

/**
 * A component: a field, and the parameter of the canonical constructor that sets it.
 *
 * @param field the field
 * @param variable the declarator of the field
 * @param parameter the parameter
 */
record Component(FieldDeclaration field, VariableDeclarator variable, Parameter parameter) {
    String name() {
        return variable.getNameAsString();
    }

    /** Returns whether the parameter has the name of the field, as in a record. */
    boolean hasMatchingName() {
        return name().equals(parameter.getNameAsString());
    }
}
