/* The desugaring of a compilation: what desugar=DIR asks for (EM-EQ-1, EM-OPT-7). */
package dev.emissary.javac.desugar;

import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCTypeParameter;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.tree.TreeScanner;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Name;
import com.sun.tools.javac.util.Names;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.syntax.AnnotationNames;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.javac.syntax.EmissaryWalk;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The writer of the files that declare emissaries, as plain Java.
 *
 * <p>Each class is rewritten once it is analysed; the files are written when the compilation has ended without an error.
 */
public final class Desugaring {
    private final Types types;
    private final Symtab syms;
    private final Name annotationName;
    private final Reporter reporter;
    private final OutputDirectory output;
    private final Map<JCCompilationUnit, SourceFile> files = new LinkedHashMap<>();
    /** The emissaries of each file that are not rewritten yet. */
    private final Map<JCCompilationUnit, Set<Integer>> open = new HashMap<>();

    /**
     * Prepares to desugar a compilation.
     *
     * @param context the compilation
     * @param directory where the files are written, each below the directories of its package
     * @param reporter reports what goes wrong
     */
    public Desugaring(Context context, String directory, Reporter reporter) {
        types = Types.instance(context);
        syms = Symtab.instance(context);
        annotationName = Names.instance(context).fromString(AnnotationNames.SIMPLE_NAME);
        this.reporter = reporter;
        output = new OutputDirectory(context, directory, reporter);
    }

    /** Takes up a file that declares emissaries, before it is entered. */
    public void entered(JCCompilationUnit unit) {
        if (!output.accepts(unit)) {
            return;
        }
        String text = text(unit);
        SourceTokens tokens = new SourceTokens(text);
        Map<Name, Integer> declared = new HashMap<>();
        List<JCAnnotation> removed = new ArrayList<>();
        Set<Integer> emissaries = new HashSet<>();
        new TreeScanner() {
            @Override
            public void visitClassDef(JCClassDecl declaration) {
                declared.merge(declaration.name, 1, Integer::sum);
                EmissaryModifiers modifiers = EmissaryModifiers.of(declaration);
                if (modifiers != null) {
                    emissaries.add(modifiers.namePosition());
                    if (modifiers.emissaryAnnotation() != null) {
                        removed.add(modifiers.emissaryAnnotation());
                    }
                }
                super.visitClassDef(declaration);
            }

            @Override
            public void visitTypeParameter(JCTypeParameter parameter) {
                declared.merge(parameter.name, 1, Integer::sum);
                super.visitTypeParameter(parameter);
            }
        }.scan(unit);
        boolean importGoes = new Imports(text, tokens).mentions(annotationName.toString())
                == removed.stream()
                                .filter(annotation -> TreeInfo.name(annotation.annotationType) == annotationName)
                                .count()
                        + 1;
        TypeNames names = new TypeNames(types, unit, declared, importGoes ? annotationName : null);
        open.put(unit, emissaries);
        files.put(unit, new SourceFile(text, tokens, new Edits(), names));
    }

    private static String text(JCCompilationUnit unit) {
        try {
            return unit.sourcefile.getCharContent(true).toString();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Rewrites every emissary of a class that has been analysed, itself and those nested or local in it included. */
    public void analysed(JCTree tree, JCCompilationUnit unit) {
        SourceFile file = files.get(unit);
        if (file == null) {
            return;
        }
        EmissaryWalk.outerFirst(tree, (declaration, modifiers) -> {
            if (declaration.sym != null
                    && modifiers.planned() != null
                    && open.get(unit).remove(modifiers.namePosition())) {
                new PlainClass(types, syms, file, declaration).rewrite();
            }
        });
    }

    /** Writes the files, unless there has been an error; one that javac has not analysed as a whole is left out. */
    public void finished() {
        if (!reporter.hasErrors()) {
            files.keySet().removeIf(unit -> !open.get(unit).isEmpty());
            files.forEach((unit, file) -> {
                new Imports(file.text(), file.tokens()).rewrite(file);
                output.write(unit, file.text(), file.edits().apply(file.text()));
            });
        }
        files.clear();
    }
}
