package dev.emissary.rules.types;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** The throws clauses that are allowed for a method that implements several others (JLS 8.4.8.3). */
public final class ThrowsClauses {
    private final Types types;
    private final TypeQuestions questions;

    public ThrowsClauses(Types types) {
        this.types = types;
        questions = new TypeQuestions(types);
    }

    /**
     * Returns the exceptions that a method and all others of its signature allow in an implementation: those that each
     * of them names directly or by a supertype, as for a function type (JLS 9.9), checked or not.
     */
    public List<TypeMirror> common(ExecutableType method, List<ExecutableType> others) {
        List<TypeMirror> allowed = List.copyOf(method.getThrownTypes());
        for (ExecutableType other : others) {
            allowed = common(allowed, thrown(other, method));
        }
        return allowed;
    }

    /** Returns what a method throws in terms of another one, erased if that does not have its type variables. */
    private List<TypeMirror> thrown(ExecutableType method, ExecutableType model) {
        Substitution adapting = Substitution.adapting(method, model, types);
        boolean isErased =
                method.getTypeVariables().size() != model.getTypeVariables().size();
        List<TypeMirror> thrown = new ArrayList<>();
        for (TypeMirror type : method.getThrownTypes()) {
            thrown.add(isErased ? types.erasure(type) : adapting.in(type));
        }
        return thrown;
    }

    /** Whether a method may throw what it throws where it overrides another one, before erasure. */
    public boolean permits(ExecutableType overridden, ExecutableType method) {
        return method.getThrownTypes().isEmpty() || covers(thrown(overridden, method), method.getThrownTypes());
    }

    /** Whether a throws clause allows every checked exception of another one. */
    public boolean covers(List<? extends TypeMirror> clause, List<? extends TypeMirror> thrown) {
        for (TypeMirror type : thrown) {
            if (!questions.inheritsNamed(type, "java.lang.RuntimeException")
                    && !questions.inheritsNamed(type, "java.lang.Error")
                    && !allows(clause, type)) {
                return false;
            }
        }
        return true;
    }

    private boolean allows(List<? extends TypeMirror> clause, TypeMirror thrown) {
        for (TypeMirror allowed : clause) {
            if (types.isSubtype(thrown, allowed)) {
                return true;
            }
        }
        return false;
    }

    /** Returns what both of two throws clauses allow. */
    public List<TypeMirror> common(List<TypeMirror> ones, List<TypeMirror> twos) {
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
        for (TypeMirror other : result) {
            if (types.isSameType(type, other)) {
                return;
            }
        }
        result.add(type);
    }
}
