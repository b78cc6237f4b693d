package dev.emissary.rules.annotations;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * The path to a part of a type, as class files have it (JVMS 4.7.20.2).
 *
 * @param steps the steps from the outermost type, each as two numbers: the kind, and the index of a type argument
 */
public record TypePath(List<Integer> steps) {
    private static final int ARRAY = 0;
    private static final int INNER = 1;
    private static final int WILDCARD = 2;
    private static final int ARGUMENT = 3;

    /** The type as a whole. */
    public static final TypePath ROOT = new TypePath(List.of());

    public TypePath {
        steps = List.copyOf(steps);
    }

    /** Returns the path that follows another one after this. */
    public TypePath then(TypePath other) {
        List<Integer> all = new ArrayList<>(steps);
        all.addAll(other.steps);
        return new TypePath(all);
    }

    private TypePath then(int kind, int index) {
        return then(new TypePath(List.of(kind, index)));
    }

    /** Returns the path to the element type of the array here. */
    public TypePath element() {
        return then(ARRAY, 0);
    }

    /** Returns the path to the bound of the wildcard here. */
    public TypePath bound() {
        return then(WILDCARD, 0);
    }

    public TypePath argument(int index) {
        return then(ARGUMENT, index);
    }

    /** Returns the path from the outermost class around an inner class to this itself. */
    public TypePath into(TypeMirror type) {
        TypePath path = this;
        for (TypeMirror outer = enclosing(type); outer != null; outer = enclosing(outer)) {
            path = path.then(INNER, 0);
        }
        return path;
    }

    /** Returns the type of the enclosing instance of an inner class, or null. */
    public static DeclaredType enclosing(TypeMirror type) {
        return type instanceof DeclaredType inner
                        && inner.getEnclosingType() instanceof DeclaredType enclosing
                        && !inner.asElement().getModifiers().contains(Modifier.STATIC)
                ? enclosing
                : null;
    }

    /** Whether it leads to an element of arrays only, as the beginning of a declaration does; all have index 0. */
    boolean isLeading() {
        for (int number : steps) {
            if (number != ARRAY) {
                return false;
            }
        }
        return true;
    }
}
