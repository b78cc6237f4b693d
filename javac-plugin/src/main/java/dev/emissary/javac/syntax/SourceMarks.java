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

    /** The positions of errors that the tokenizer and the parser have found. */
    private final NavigableSet<Integer> errors = new TreeSet<>();

    /** What the token rewriter has seen of one declaration. */
    final class Mark {
        /** Its name. */
        final Name name;

        /** Where its name stands. */
        final int namePosition;

        /** Whether the file says {@code emissary}. */
        final boolean keyword;

        /**
         * Where what precedes its {@code delegates} clause ends, and where javac reports one that cannot stand there; the
         * parser reads it as part of the implements clause; {@code NOPOS} if there is none.
         */
        int delegatesStart = Position.NOPOS;

        /** Where its {@code delegates} clause ends. */
        int delegatesEnd = Position.NOPOS;

        /** Where an extends clause begins that was left out in the annotation form; {@code NOPOS} if there is none. */
        int extendsStart = Position.NOPOS;

        /** Where what precedes that clause ends, and where javac reports it. */
        int beforeExtends = Position.NOPOS;

        /** The ends of instance fields that were made static for the parser, by the starts of their types. */
        private final NavigableMap<Integer, Integer> instanceFields = new TreeMap<>();

        /** The starts of instance initializers that were made static for the parser. */
        private final Set<Integer> instanceInitializers = new HashSet<>();

        /** The names of components in its {@code delegates} clause, by the ends of the types that precede them. */
        private final NavigableMap<Integer, Token> targets = new TreeMap<>();

        private Mark(Token name, boolean keyword) {
            this.name = name.name();
            this.namePosition = name.pos;
            this.keyword = keyword;
        }

        /** Adds that a type of the {@code delegates} clause is followed by the name of a component. */
        void target(int typeEnd, Token name) {
            targets.put(typeEnd, name);
        }

        /** Returns the name of the component that follows the type between two positions, or null. */
        Token target(int typeStart, int nextStart) {
            Map.Entry<Integer, Token> found = targets.higherEntry(typeStart);
            return found == null || found.getKey() > nextStart ? null : found.getValue();
        }

        void instanceField(int typePosition, int end) {
            instanceFields.put(typePosition, end);
        }

        void instanceInitializer(int position) {
            instanceInitializers.add(position);
        }

        boolean isInstanceField(JCVariableDecl field) {
            Map.Entry<Integer, Integer> range = instanceFields.floorEntry(field.pos);
            return range != null && range.getValue() >= field.pos;
        }

        /** Returns the start of the declaration of an instance field, which may declare several names. */
        int startOfField(JCVariableDecl field) {
            return instanceFields.floorKey(field.pos);
        }

        /** Whether there is a syntax error in the declaration of an instance field, at its name or after it. */
        boolean hasErrorInField(JCVariableDecl field) {
            Integer error = errors.ceiling(field.pos);
            return error != null
                    && error <= instanceFields.floorEntry(field.pos).getValue();
        }

        boolean isInstanceInitializer(int position) {
            return instanceInitializers.contains(position);
        }
    }

    /** Adds a declaration. */
    Mark declaration(int wordPosition, Token name, boolean keyword) {
        Mark mark = new Mark(name, keyword);
        declarations.put(wordPosition, mark);
        return mark;
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
        return mark != null && mark.name == declaration.name && (declaration.mods.flags & Flags.RECORD) != 0
                ? mark
                : null;
    }
}
