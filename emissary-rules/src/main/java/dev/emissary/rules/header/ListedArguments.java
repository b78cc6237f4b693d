package dev.emissary.rules.header;

import dev.emissary.model.Header.Component;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Place;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** The type arguments that a {@code delegates} clause writes must be those of the component that serves (EM-DEL-3). */
final class ListedArguments {
    private ListedArguments() {}

    /** Returns what is wrong with the type arguments of an interface in an explicit list, for one component. */
    static List<Problem> problems(List<TypeMirror> explicit, DeclaredType served, Component component, Types types) {
        List<Problem> problems = new ArrayList<>();
        for (int i = 0; i < explicit.size(); i++) {
            if (explicit.get(i) instanceof DeclaredType written
                    && written.asElement().equals(served.asElement())
                    && !written.getTypeArguments().isEmpty()
                    && !types.isSameType(written, served)) {
                problems.add(Problem.of(
                        "list.arguments", Place.explicit(i), written, component.name(), served, served.asElement()));
            }
        }
        return problems;
    }
}
