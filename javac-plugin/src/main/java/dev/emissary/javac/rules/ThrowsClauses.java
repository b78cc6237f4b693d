/* The throws clause that is allowed to a method that implements several (JLS 8.4.8.3). */
package dev.emissary.javac.rules;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.util.Types;

/** Computes throws clauses. */
final class ThrowsClauses {
    private final Types types;

    ThrowsClauses(Types types) {
        this.types = types;
    }

    /** Returns the exceptions that a method and all others of its signature allow to whatever implements them. */
    List<TypeMirror> common(ExecutableType method, List<ExecutableType> others) {
        List<TypeMirror> allowed = List.copyOf(method.getThrownTypes());
        for (ExecutableType other : others) {
            allowed = common(allowed, other.getThrownTypes());
        }
        return allowed;
    }

    /** Whether a throws clause lets through all that another one does. */
    boolean covers(List<TypeMirror> clause, ExecutableType method) {
        return method.getThrownTypes().stream()
                .allMatch(thrown -> clause.stream().anyMatch(allowed -> isBelow(thrown, allowed)));
    }

    private List<TypeMirror> common(List<TypeMirror> ones, List<? extends TypeMirror> twos) {
        List<TypeMirror> result = new ArrayList<>();
        for (TypeMirror one : ones) {
            for (TypeMirror two : twos) {
                if (isBelow(one, two)) {
                    add(one, result);
                } else if (isBelow(two, one)) {
                    add(two, result);
                }
            }
        }
        return result;
    }

    private boolean isBelow(TypeMirror one, TypeMirror two) {
        return types.isSubtype(one, two) || isSameParameter(one, two);
    }

    /** Whether two types are the same type parameter of two generic methods of one signature. */
    private static boolean isSameParameter(TypeMirror one, TypeMirror two) {
        return one instanceof TypeVariable first
                && two instanceof TypeVariable second
                && first.asElement().getEnclosingElement() instanceof ExecutableElement method
                && second.asElement().getEnclosingElement() instanceof ExecutableElement other
                && method.getTypeParameters().indexOf(first.asElement())
                        == other.getTypeParameters().indexOf(second.asElement());
    }

    private void add(TypeMirror type, List<TypeMirror> result) {
        if (result.stream().noneMatch(other -> types.isSameType(type, other))) {
            result.add(type);
        }
    }
}
