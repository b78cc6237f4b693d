package dev.emissary.tools.adopt;

import com.github.javaparser.ast.Modifier;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import dev.emissary.tools.analysis.Assignments;
import dev.emissary.tools.analysis.DelegatingClass;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The instance fields of a class, and what keeps them from being those of an emissary (EM-CLASS-2, EM-CLASS-4). */
final class InstanceFields {
    private final ClassOrInterfaceDeclaration declaration;
    private final Map<String, VariableDeclarator> byName = new LinkedHashMap<>();

    InstanceFields(ClassOrInterfaceDeclaration declaration) {
        this.declaration = declaration;
        for (FieldDeclaration field : declaration.getFields()) {
            if (!field.isStatic()) {
                field.getVariables().forEach(variable -> byName.put(variable.getNameAsString(), variable));
            }
        }
    }

    /** Returns the fields by name, in the order of their declarations. */
    Map<String, VariableDeclarator> byName() {
        return new LinkedHashMap<>(byName);
    }

    static FieldDeclaration declaration(VariableDeclarator variable) {
        return (FieldDeclaration) variable.getParentNode().orElseThrow();
    }

    /** Returns why fields cannot be those of an emissary: all of them are final, and each is its own. */
    List<Obstacle> obstacles() {
        List<Obstacle> obstacles = new ArrayList<>();
        Assignments assignments = new Assignments(declaration);
        byName.forEach((name, variable) -> {
            FieldDeclaration field = declaration(variable);
            for (Modifier modifier : field.getModifiers()) {
                if (modifier.getKeyword() == Modifier.Keyword.TRANSIENT
                        || modifier.getKeyword() == Modifier.Keyword.VOLATILE) {
                    obstacles.add(obstacle(
                            variable, name + " is " + modifier.getKeyword().asString()));
                }
            }
            if (!field.isFinal()) {
                assignments
                        .reassignment(name)
                        .ifPresent(place -> obstacles.add(obstacle(
                                variable,
                                name + " is not final, and assigned in line " + DelegatingClass.line(place))));
            }
        });
        return obstacles;
    }

    static Obstacle obstacle(VariableDeclarator variable, String detail) {
        return new Obstacle(Reason.FIELD, DelegatingClass.line(variable), detail);
    }
}
