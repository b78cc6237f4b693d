package dev.emissary.javac.desugar;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import dev.emissary.javac.desugar.TypeNames.Naming;
import dev.emissary.javac.syntax.EmissaryModifiers;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** One source file, with the plain forms of its declarations that have been written so far. */
final class DesugaredFile {
    private final JCCompilationUnit unit;
    private final SourceFile source;
    private final Imports imports;
    private final boolean isImportUnused;
    /** The range of each declaration, by the offset of its name. */
    private final Map<Integer, Range> declarations = new LinkedHashMap<>();

    private final Map<Integer, Plain> plain = new LinkedHashMap<>();

    /** The plain form of one declaration: the changes to its text. */
    private record Plain(Edits edits, Naming naming) {}

    /** Writes the plain form of one declaration. */
    interface Writer {
        /** Changes a file, and returns how the types in it are named. */
        Naming rewrite(SourceFile file);
    }

    /**
     * Creates a file whose declarations have no plain form yet.
     *
     * @param unit the file
     * @param source its text, without changes
     * @param imports its imports
     * @param isImportUnused whether nothing needs the import of the annotation if no emissary remains
     */
    DesugaredFile(JCCompilationUnit unit, SourceFile source, Imports imports, boolean isImportUnused) {
        this.unit = unit;
        this.source = source;
        this.imports = imports;
        this.isImportUnused = isImportUnused;
    }

    JCCompilationUnit unit() {
        return unit;
    }

    /** Adds a declaration. */
    void add(JCClassDecl declaration, EmissaryModifiers modifiers) {
        int start = PlainClass.start(declaration, modifiers);
        declarations.put(modifiers.namePosition(), new Range(start, end(declaration, start)));
    }

    private int end(JCClassDecl declaration, int start) {
        try {
            return HeaderText.of(source.tokens(), start, declaration.pos).body().end();
        } catch (IllegalArgumentException | IndexOutOfBoundsException malformed) {
            // A declaration without an end reaches to the end of the file.
            return source.text().length();
        }
    }

    /** Whether a declaration has been added but has no plain form yet. */
    boolean isMissing(EmissaryModifiers modifiers) {
        return declarations.containsKey(modifiers.namePosition()) && !plain.containsKey(modifiers.namePosition());
    }

    /** Whether a declaration has an error of its own; errors in nested declarations do not count. */
    boolean isWrong(EmissaryModifiers modifiers, Set<Integer> errors) {
        return wrong(errors).contains(modifiers.namePosition());
    }

    /** Returns the declarations with an error; of nested ones, the innermost. */
    private Set<Integer> wrong(Set<Integer> errors) {
        Set<Integer> wrong = new HashSet<>();
        for (int error : errors) {
            declarations.entrySet().stream()
                    .filter(entry -> entry.getValue().contains(new Range(error, error)))
                    .reduce((outer, inner) -> outer.getValue().contains(inner.getValue()) ? inner : outer)
                    .ifPresent(innermost -> wrong.add(innermost.getKey()));
        }
        return wrong;
    }

    /** Stores the plain form of a declaration, and returns what it cannot name. */
    List<Symbol> keep(EmissaryModifiers modifiers, Writer writer) {
        SourceFile changed = source.unchanged();
        Naming naming = writer.rewrite(changed);
        if (naming.unnameable().isEmpty()) {
            plain.put(modifiers.namePosition(), new Plain(changed.edits(), naming));
        }
        return naming.unnameable();
    }

    /** Whether there is a declaration, and each has a plain form. */
    boolean isComplete() {
        return !declarations.isEmpty() && plain.keySet().containsAll(declarations.keySet());
    }

    /** Drops the plain forms of declarations with an error, and returns whether any are left. */
    boolean drop(Set<Integer> errors) {
        plain.keySet().removeAll(wrong(errors));
        return !plain.isEmpty();
    }

    /** Returns the original text of the file. */
    String original() {
        return source.text();
    }

    /** Returns the text of the file with the plain forms written so far. */
    String text() {
        SourceFile file = source.unchanged();
        Set<String> added = new TreeSet<>();
        for (Plain one : plain.values()) {
            file.edits().addAll(one.edits());
            added.addAll(one.naming().imports());
        }
        imports.rewrite(file, added, isImportUnused && isComplete());
        return file.edits().apply(file.text());
    }
}
