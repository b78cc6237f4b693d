package dev.emissary.eclipse.jdt.annotations;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;

/**
 * The path to a part of a type, as class files have it (JVMS 4.7.20.2).
 *
 * @param steps the steps from the outermost type, each as two numbers: the kind, and the index of a type argument
 */
record TypePath(List<Integer> steps) {
    private static final int ARRAY = 0;
    private static final int INNER = 1;
    private static final int WILDCARD = 2;
    private static final int ARGUMENT = 3;

    /** The type as a whole. */
    static final TypePath ROOT = new TypePath(List.of());

    TypePath {
        steps = List.copyOf(steps);
    }

    /** Returns a path as the compiler has it, which is null for none. */
    static TypePath of(int[] steps) {
        return steps == null ? ROOT : ROOT.then(steps);
    }

    /** Returns the path that follows another one after this. */
    TypePath then(TypePath other) {
        List<Integer> all = new ArrayList<>(steps);
        all.addAll(other.steps);
        return new TypePath(all);
    }

    private TypePath then(int... more) {
        return then(new TypePath(Arrays.stream(more).boxed().toList()));
    }

    /** Returns the number of its steps. */
    int length() {
        return steps.size() / 2;
    }

    /** Returns the path to the element type of the array here. */
    TypePath element() {
        return then(ARRAY, 0);
    }

    /** Returns the path to the bound of the wildcard here. */
    TypePath bound() {
        return then(WILDCARD, 0);
    }

    /** Returns the path to a type argument. */
    TypePath argument(int index) {
        return then(ARGUMENT, index);
    }

    /** Returns the path from the outermost class around an inner class to this itself. */
    TypePath into(TypeBinding type) {
        TypePath path = this;
        TypeBinding current = type;
        while (isInner(current)) {
            path = path.then(INNER, 0);
            current = current.enclosingType();
        }
        return path;
    }

    /** Whether a type is that of a class with an enclosing instance. */
    static boolean isInner(TypeBinding type) {
        return type instanceof ReferenceBinding reference && reference.isMemberType() && !reference.isStatic();
    }

    /** Whether it leads to an element of arrays only, as the beginning of a declaration does; all have index 0. */
    boolean isLeading() {
        return steps.stream().allMatch(number -> number == ARRAY);
    }
}
