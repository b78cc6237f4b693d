package dev.emissary.tools.adopt;

import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import java.util.Optional;

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
