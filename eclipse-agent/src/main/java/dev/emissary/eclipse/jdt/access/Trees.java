package dev.emissary.eclipse.jdt.access;

import java.util.Arrays;
import java.util.List;
import org.eclipse.jdt.internal.compiler.ast.ArrayInitializer;
import org.eclipse.jdt.internal.compiler.ast.Expression;

/** What the trees and bindings of the compiler leave out: empty arrays, and the braces around a single value. */
public final class Trees {
    private Trees() {}

    /** Returns what is in an array, which is null if there is nothing. */
    public static <T> List<T> list(T[] nodes) {
        return nodes == null ? List.of() : Arrays.asList(nodes);
    }

    /** Returns the elements of the value of an annotation's element, which may be an array. */
    public static List<Expression> elements(Expression value) {
        return value instanceof ArrayInitializer array ? list(array.expressions) : List.of(value);
    }
}
