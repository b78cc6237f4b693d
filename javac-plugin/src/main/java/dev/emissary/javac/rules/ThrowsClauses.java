/* The throws clause that is allowed to a method that implements several (JLS 8.4.8.3). */
package dev.emissary.javac.rules;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** Computes throws clauses. */
final class ThrowsClauses {
    private final Types types;
    private final TypeQuestions questions;

    ThrowsClauses(Types types) {
        this.types = types;
        questions = new TypeQuestions(types);
    }

    /**
     * Returns the exceptions that a method and all others of its signature allow to whatever implements them: those that
     * each of them names, or a supertype, as for a functional interface (JLS 9.9); whether they are checked or not.
     */
    List<TypeMirror> common(ExecutableType method, List<ExecutableType> others) {
        List<TypeMirror> allowed = List.copyOf(method.getThrownTypes());
        for (ExecutableType other : others) {
            Substitution adapting = Substitution.adapting(other, method, types);
            allowed = common(
                    allowed, other.getThrownTypes().stream().map(adapting::in).toList());
        }
        return allowed;
    }

    /** Whether a throws clause lets through every checked exception of another one. */
    boolean covers(List<TypeMirror> clause, List<TypeMirror> thrown) {
        return thrown.stream()
                .allMatch(type -> questions.inheritsNamed(type, "java.lang.RuntimeException")
                        || questions.inheritsNamed(type, "java.lang.Error")
                        || clause.stream().anyMatch(allowed -> types.isSubtype(type, allowed)));
    }

    /** Returns what both of two throws clauses allow. */
    List<TypeMirror> common(List<TypeMirror> ones, List<TypeMirror> twos) {
        List<TypeMirror> result = new ArrayList<>();
        for (TypeMirror one : ones) {
            for (TypeMirror two : twos) {
                if (types.isSubtype(one, two)) {
                    add(one, result);
                } else if (types.isSubtype(two, one)) {
                    add(two, result);
                }
            }
        }
        return result;
    }

    private void add(TypeMirror type, List<TypeMirror> result) {
        if (result.stream().noneMatch(other -> types.isSameType(type, other))) {
            result.add(type);
        }
    }
}
