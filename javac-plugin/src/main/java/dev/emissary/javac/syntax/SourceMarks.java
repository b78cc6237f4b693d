/* What the token rewriter saw in one source file, for the steps after the parser. */
package dev.emissary.javac.syntax;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The positions in one source file at which the token stream that javac parsed is not what the file says. */
final class SourceMarks {
    /** The declarations headed by {@code record} or {@code emissary}, by the position of that word. */
    private final Map<Integer, Mark> declarations = new HashMap<>();

    /** The starts of the types of instance fields in a body that the parser was told are static. */
    private final Set<Integer> instanceFields = new HashSet<>();

    /** The starts of instance initialisers that the parser was told are static. */
    private final Set<Integer> instanceInitializers = new HashSet<>();

    /**
     * One declaration.
     *
     * @param namePosition where its name stands
     * @param keyword whether the file says {@code emissary}
     */
    record Mark(int namePosition, boolean keyword) {}

    void declaration(int wordPosition, int namePosition, boolean keyword) {
        declarations.put(wordPosition, new Mark(namePosition, keyword));
    }

    void instanceField(int typePosition) {
        instanceFields.add(typePosition);
    }

    void instanceInitializer(int position) {
        instanceInitializers.add(position);
    }

    /** Returns the mark of the declaration whose word stands at a position, or null. */
    Mark declarationAt(int wordPosition) {
        return declarations.get(wordPosition);
    }

    boolean isInstanceField(int typePosition) {
        return instanceFields.contains(typePosition);
    }

    boolean isInstanceInitializer(int position) {
        return instanceInitializers.contains(position);
    }
}
