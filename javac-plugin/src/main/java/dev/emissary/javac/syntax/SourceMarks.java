package dev.emissary.javac.syntax;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.parser.Tokens.Token;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.util.Name;
import com.sun.tools.javac.util.Position;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The positions in one source file at which the tokens that javac has parsed differ from the file. */
final class SourceMarks {
    /** The declarations that may be emissaries, by the position of {@code record} or {@code emissary}. */
    private final Map<Integer, Mark> declarations = new HashMap<>();

    /** The ends of instance fields that were made static for the parser, by the starts of their types. */
    private final NavigableMap<Integer, Integer> instanceFields = new TreeMap<>();

    /** The starts of instance initializers that were made static for the parser. */
    private final Set<Integer> instanceInitializers = new HashSet<>();

    /** The extends clauses that were left out in the annotation form, by the position of {@code record}. */
    private final Map<Integer, Extends> extendsClauses = new HashMap<>();

    /** The names of components in {@code delegates} clauses, by the ends of the types that precede them. */
    private final NavigableMap<Integer, Token> targets = new TreeMap<>();

    /** The positions of errors that the tokenizer and the parser have found. */
    private final NavigableSet<Integer> errors = new TreeSet<>();

    /**
     * One declaration.
     *
     * @param name its name
     * @param namePosition where its name stands
     * @param keyword whether the file says {@code emissary}
     * @param delegatesStart where what precedes its {@code delegates} clause ends, and where javac reports one that cannot
     *     stand there; the parser reads it as part of the implements clause; {@code NOPOS} if there is none
     * @param delegatesEnd where that ends
     */
    record Mark(Name name, int namePosition, boolean keyword, int delegatesStart, int delegatesEnd) {}

    /**
     * An extends clause.
     *
     * @param start where it begins
     * @param previousEnd where what precedes it ends, and where javac reports it
     */
    record Extends(int start, int previousEnd) {}

    void declaration(int wordPosition, Token name, boolean keyword) {
        declarations.put(wordPosition, new Mark(name.name(), name.pos, keyword, Position.NOPOS, Position.NOPOS));
    }

    /** Adds that a declaration has a {@code delegates} clause, and where it is. */
    void delegatesClause(int wordPosition, int start, int end) {
        Mark mark = declarations.get(wordPosition);
        declarations.put(wordPosition, new Mark(mark.name(), mark.namePosition(), mark.keyword(), start, end));
    }

    /** Adds that a type of a {@code delegates} clause is followed by the name of a component. */
    void target(int typeEnd, Token name) {
        targets.put(typeEnd, name);
    }

    /** Returns the name of the component that follows the type between two positions, or null. */
    Token target(int typeStart, int nextStart) {
        Map.Entry<Integer, Token> found = targets.higherEntry(typeStart);
        return found == null || found.getKey() > nextStart ? null : found.getValue();
    }

    /** Adds that a declaration in the annotation form has an extends clause. */
    void extendsClause(int wordPosition, int start, int previousEnd) {
        extendsClauses.put(wordPosition, new Extends(start, previousEnd));
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
     * Returns the mark of a declaration, or null. The position alone is not enough: the class that a compact source
     * file declares (JEP 512) has that of its first declaration, and may have its name, but is not a record.
     */
    Mark of(JCClassDecl declaration) {
        Mark mark = declarations.get(declaration.pos);
        return mark != null && mark.name() == declaration.name && (declaration.mods.flags & Flags.RECORD) != 0
                ? mark
                : null;
    }

    /** Returns the extends clause of a declaration in the annotation form that has a mark, or null. */
    Extends extendsClause(JCClassDecl declaration) {
        return extendsClauses.get(declaration.pos);
    }

    boolean isInstanceField(JCVariableDecl field, JCClassDecl owner) {
        return rangeOf(field, owner) != null;
    }

    /** Returns the start of the declaration of an instance field, which may declare several names. */
    int startOfField(JCVariableDecl field, JCClassDecl owner) {
        return rangeOf(field, owner).getKey();
    }

    /** Whether there is a syntax error in the declaration of an instance field, at its name or after it. */
    boolean hasErrorInField(JCVariableDecl field, JCClassDecl owner) {
        Integer error = errors.ceiling(field.pos);
        return error != null && error <= rangeOf(field, owner).getValue();
    }

    /**
     * Returns the range of an instance field among the members of a declaration. It may contain the ranges of fields in
     * its initializer, and may itself be contained in the range of a field around the declaration.
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
