/* What the token rewriter saw in one source file, for the steps after the parser. */
package dev.emissary.javac.syntax;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The positions in one source file at which the token stream that javac parsed is not what the file says. */
final class SourceMarks {
    /** The declarations headed by {@code record} or {@code emissary}, by the position of that word. */
    private final Map<Integer, Mark> declarations = new HashMap<>();

    /** The ends of instance fields in a body that the parser was told are static, by the starts of their types. */
    private final NavigableMap<Integer, Integer> instanceFields = new TreeMap<>();

    /** The starts of instance initialisers that the parser was told are static. */
    private final Set<Integer> instanceInitializers = new HashSet<>();

    /** Where the tokenizer and the parser have found errors. */
    private final NavigableSet<Integer> errors = new TreeSet<>();

    /** The ends of headers that neither a body nor a semicolon follows. */
    private final List<Integer> missingBodies = new ArrayList<>();

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

    void instanceField(int typePosition, int end) {
        instanceFields.put(typePosition, end);
    }

    void instanceInitializer(int position) {
        instanceInitializers.add(position);
    }

    void error(int position) {
        errors.add(position);
    }

    void missingBody(int headerEnd) {
        missingBodies.add(headerEnd);
    }

    List<Integer> missingBodies() {
        return missingBodies;
    }

    /** Returns the mark of the declaration whose word stands at a position, or null. */
    Mark declarationAt(int wordPosition) {
        return declarations.get(wordPosition);
    }

    boolean isInstanceField(int namePosition) {
        return fieldAt(namePosition) != null;
    }

    /** Returns where the declaration of an instance field begins, which may declare several names. */
    int startOfField(int namePosition) {
        return fieldAt(namePosition).getKey();
    }

    /** Whether there is a syntax error in the declaration of an instance field, at its name or after it. */
    boolean hasErrorInField(int namePosition) {
        Integer error = errors.ceiling(namePosition);
        return error != null && error <= fieldAt(namePosition).getValue();
    }

    private Map.Entry<Integer, Integer> fieldAt(int namePosition) {
        Map.Entry<Integer, Integer> field = instanceFields.floorEntry(namePosition);
        return field == null || field.getValue() < namePosition ? null : field;
    }

    boolean isInstanceInitializer(int position) {
        return instanceInitializers.contains(position);
    }
}
