package dev.emissary.javac.desugar;

import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Name;
import com.sun.tools.javac.util.Names;
import dev.emissary.javac.syntax.AnnotationNames;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.javac.syntax.EmissaryWalk;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** One source file, with the plain forms of its declarations that have been written so far. */
final class DesugaredFile {
    private final JCCompilationUnit unit;
    private final SourceTokens tokens;
    private final SourceFile source;
    private final Imports imports;
    /** Whether only the removed annotations mention the annotation type, so that its import is removed too. */
    private final boolean isImportUnused;
    /** The range of each declaration, by the offset of its name. */
    private final Map<Integer, Range> declarations = new LinkedHashMap<>();

    /** The plain form of each declaration: the file with the changes to its text. */
    private final Map<Integer, SourceFile> plain = new LinkedHashMap<>();

    /** Creates a file whose declarations have no plain form yet; if it is partial, emissaries may remain. */
    DesugaredFile(Context context, JCCompilationUnit unit, SimpleNames simpleNames, boolean partial) {
        this.unit = unit;
        String text = text(unit);
        tokens = new SourceTokens(text);
        Name annotation = Names.instance(context).fromString(AnnotationNames.SIMPLE_NAME);
        int[] removed = {0};
        new EmissaryWalk() {
            @Override
            protected void before(JCClassDecl declaration, EmissaryModifiers modifiers) {
                add(declaration, modifiers);
                JCAnnotation written = modifiers.emissaryAnnotation;
                removed[0] += written != null && TreeInfo.name(written.annotationType) == annotation ? 1 : 0;
            }
        }.scan(unit);
        imports = new Imports(unit, text, tokens);
        isImportUnused = imports.mentions(AnnotationNames.SIMPLE_NAME) == removed[0] + 1;
        // Where an emissary may remain, its annotation stays imported, and nothing else gets that name.
        Name withoutImport = isImportUnused && !partial ? annotation : null;
        source = new SourceFile(text, tokens, new TypeNames(context, unit, simpleNames, withoutImport));
    }

    private static String text(JCCompilationUnit unit) {
        try {
            return unit.sourcefile.getCharContent(true).toString();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Adds a declaration; of a local one, it may become known only now that it is an emissary (EM-FORM-7). */
    void add(JCClassDecl declaration, EmissaryModifiers modifiers) {
        int end;
        try {
            end = HeaderText.of(tokens, declaration).body().end();
        } catch (IllegalArgumentException | IndexOutOfBoundsException malformed) {
            // A declaration without an end reaches to the end of the file.
            end = Integer.MAX_VALUE;
        }
        declarations.put(modifiers.namePosition, new Range(HeaderText.start(declaration), end));
    }

    JCCompilationUnit unit() {
        return unit;
    }

    SourceFile source() {
        return source;
    }

    /** Whether a declaration has an error of its own; errors in nested declarations do not count. */
    boolean isWrong(EmissaryModifiers modifiers, Set<Integer> errors) {
        return wrong(errors).contains(modifiers.namePosition);
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

    /** Whether a declaration has a plain form. */
    boolean has(EmissaryModifiers modifiers) {
        return plain.containsKey(modifiers.namePosition);
    }

    void keep(EmissaryModifiers modifiers, SourceFile changed) {
        plain.put(modifiers.namePosition, changed);
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

    /** Returns the text of the file with the plain forms written so far. */
    String text() {
        SourceFile file = source.unchanged();
        Set<String> added = new TreeSet<>();
        plain.values().forEach(one -> added.addAll(one.naming().imports()));
        imports.rewrite(file, added, isImportUnused && isComplete());
        plain.values().forEach(one -> file.edits().addAll(one.edits()));
        return file.edits().apply(file.text());
    }
}
