package dev.emissary.javac.syntax;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.parser.Tokens.Token;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.util.Name;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The positions in one source file at which the token stream that javac parsed is not what the file says. */
final class SourceMarks {
    /** The declarations of what may be emissaries, by the position of {@code record} or {@code emissary}. */
    private final Map<Integer, Mark> declarations = new HashMap<>();

    /** The ends of instance fields in a body that the parser was told are static, by the starts of their types. */
    private final NavigableMap<Integer, Integer> instanceFields = new TreeMap<>();

    /** The starts of instance initializers that the parser was told are static. */
    private final Set<Integer> instanceInitializers = new HashSet<>();

    /** Where the tokenizer and the parser have found errors. */
    private final NavigableSet<Integer> errors = new TreeSet<>();

    /**
     * One declaration.
     *
     * @param name its name
     * @param namePosition where its name stands
     * @param keyword whether the file says {@code emissary}
     */
    record Mark(Name name, int namePosition, boolean keyword) {}

    void declaration(int wordPosition, Token name, boolean keyword) {
        declarations.put(wordPosition, new Mark(name.name(), name.pos, keyword));
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

    /**
     * Returns the mark of a declaration, or null. The position does not tell by itself: the class that a compact source
     * file declares (JEP 512) has that of its first declaration, and may have its name, but is no record.
     */
    Mark of(JCClassDecl declaration) {
        Mark mark = declarations.get(declaration.pos);
        return mark != null && mark.name() == declaration.name && (declaration.mods.flags & Flags.RECORD) != 0
                ? mark
                : null;
    }

    boolean isInstanceField(JCVariableDecl field, JCClassDecl owner) {
        return rangeOf(field, owner) != null;
    }

    /** Returns where the declaration of an instance field begins, which may declare several names. */
    int startOfField(JCVariableDecl field, JCClassDecl owner) {
        return rangeOf(field, owner).getKey();
    }

    /** Whether there is a syntax error in the declaration of an instance field, at its name or after it. */
    boolean hasErrorInField(JCVariableDecl field, JCClassDecl owner) {
        Integer error = errors.ceiling(field.pos);
        return error != null && error <= rangeOf(field, owner).getValue();
    }

    /**
     * Returns the range of an instance field among the members of a declaration. Other ranges can be in it, of fields in
     * an initializer, and it can itself be in one of a field around the declaration.
     */
    private Map.Entry<Integer, Integer> rangeOf(JCVariableDecl field, JCClassDecl owner) {
        Map.Entry<Integer, Integer> range = instanceFields.floorEntry(field.pos);
        while (range != null && range.getKey() > owner.pos) {
            if (range.getValue() >= field.pos) {
                return range;
            }
            range = instanceFields.lowerEntry(range.getKey());
        }
        return null;
    }

    boolean isInstanceInitializer(int position) {
        return instanceInitializers.contains(position);
    }
}
