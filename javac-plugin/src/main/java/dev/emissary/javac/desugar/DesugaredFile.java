package dev.emissary.javac.desugar;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import dev.emissary.javac.desugar.TypeNames.Naming;
import dev.emissary.javac.syntax.EmissaryModifiers;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** One source file, with the plain forms of its declarations that have been written so far. */
final class DesugaredFile {
    private final JCCompilationUnit unit;
    private final SourceFile whole;
    private final SourceFile inPart;
    /** The range of each declaration, by the offset of its name. */
    private final Map<Integer, Range> declarations = new LinkedHashMap<>();

    private final Map<Integer, Plain> plain = new LinkedHashMap<>();

    /** The plain form of one declaration, for a file in which no emissary remains and for one in which some do. */
    private record Plain(Version inWhole, Version inPart) {}

    /** The changes to one declaration's text. */
    private record Version(Edits edits, Naming naming) {}

    /** Writes the plain form of one declaration. */
    interface Writer {
        /** Changes a file, and returns how the types in it are named. */
        Naming rewrite(SourceFile file);
    }

    /**
     * Creates a file whose declarations have no plain form yet.
     *
     * @param unit the file
     * @param whole the file, if no emissary remains in it
     * @param inPart the file, if some emissary remains in it; the same object if that makes no difference
     */
    DesugaredFile(JCCompilationUnit unit, SourceFile whole, SourceFile inPart) {
        this.unit = unit;
        this.whole = whole;
        this.inPart = inPart;
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
            return HeaderText.of(whole.tokens(), start, declaration.pos).body().end();
        } catch (IllegalArgumentException | IndexOutOfBoundsException malformed) {
            // A declaration without an end reaches to the end of the file.
            return whole.text().length();
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
        Version version = version(whole, writer);
        if (version.naming().unnameable().isEmpty()) {
            Version other = inPart == whole ? version : version(inPart, writer);
            plain.put(modifiers.namePosition(), new Plain(version, other));
        }
        return version.naming().unnameable();
    }

    private static Version version(SourceFile file, Writer writer) {
        SourceFile changed = file.unchanged();
        Naming naming = writer.rewrite(changed);
        return new Version(changed.edits(), naming);
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
        return whole.text();
    }

    /** Returns the text of the file with the plain forms written so far. */
    String text() {
        boolean complete = isComplete();
        SourceFile file = (complete ? whole : inPart).unchanged();
        Set<String> imports = new TreeSet<>();
        Collection<Plain> all = new ArrayList<>(plain.values());
        for (Plain one : all) {
            Version version = complete ? one.inWhole() : one.inPart();
            file.edits().addAll(version.edits());
            imports.addAll(version.naming().imports());
        }
        new Imports(file.text(), file.tokens()).rewrite(file, imports);
        return file.edits().apply(file.text());
    }
}
