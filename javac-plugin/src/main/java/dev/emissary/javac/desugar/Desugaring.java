package dev.emissary.javac.desugar;

import com.sun.source.util.DocTrees;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.util.Context;
import dev.emissary.javac.jdk.ReportedErrors;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.symbols.JavacFacts;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.javac.syntax.EmissaryState.WithPlan;
import dev.emissary.javac.syntax.EmissaryWalk;
import dev.emissary.rules.advice.ParameterNames;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Writes the files that declare emissaries as plain Java, as {@code desugar=DIR} asks for (EM-EQ-1, EM-OPT-7).
 *
 * <p>Each declaration is rewritten once its class is analyzed. The files are written at the end of the compilation if
 * there are no errors or, with {@code partial=on}, with the plain forms of all declarations without errors.
 */
public final class Desugaring {
    private final Context context;
    private final ParameterNames parameterNames;
    private final DocTrees trees;
    private final Reporter reporter;
    private final OutputDirectory output;
    private final ReportedErrors errors;
    /** The names in each file as they are written, before the trees of emissaries change. */
    private final Map<JCCompilationUnit, SimpleNames> entered = new HashMap<>();

    private final Map<JCCompilationUnit, DesugaredFile> files = new LinkedHashMap<>();

    /**
     * Prepares to desugar a compilation. If declarations without errors are written despite errors elsewhere, these are
     * given; otherwise null.
     */
    public Desugaring(Context context, OutputDirectory output, Reporter reporter, ReportedErrors errors) {
        this.context = context;
        parameterNames = new ParameterNames(new JavacFacts(context));
        trees = JavacTrees.instance(context);
        this.reporter = reporter;
        this.errors = errors;
        this.output = output;
    }

    /** Adds a file that may declare emissaries, before it is entered. */
    public void entered(JCCompilationUnit unit) {
        if (output.accepts(unit)) {
            entered.put(unit, new SimpleNames(context, unit));
        }
    }

    /** Rewrites every emissary in an analyzed class: the class itself and those nested or local in it. */
    public void analyzed(JCTree tree, JCCompilationUnit unit) {
        if (!entered.containsKey(unit) || (errors == null && reporter.hasErrors())) {
            return;
        }
        DesugaredFile file =
                files.computeIfAbsent(unit, key -> new DesugaredFile(context, unit, entered.get(unit), errors != null));
        Set<Symbol> usedAsStatic = StaticUses.in(tree);
        new EmissaryWalk() {
            @Override
            protected void before(JCClassDecl declaration, EmissaryModifiers modifiers) {
                file.add(declaration, modifiers);
                if (declaration.sym == null
                        || !(modifiers.state() instanceof WithPlan state)
                        || state.plan().decision().isEmpty()
                        || file.has(modifiers)) {
                    return;
                }
                if (usedAsStatic.contains(declaration.sym)) {
                    reporter.error(modifiers.namePosition, "desugar.local", declaration.name);
                } else {
                    rewrite(declaration, modifiers, file);
                }
            }
        }.scan(tree);
    }

    private void rewrite(JCClassDecl declaration, EmissaryModifiers modifiers, DesugaredFile file) {
        boolean hadNoErrors = !reporter.hasErrors();
        // Without partial=on, one wrong declaration is enough for nothing to be written.
        if (!hadNoErrors && (errors == null || file.isWrong(modifiers, errors.in(file.unit().sourcefile)))) {
            return;
        }
        SourceFile text = file.source().unchanged();
        new PlainClass(context, parameterNames, text, file.unit(), declaration, trees).rewrite();
        List<Symbol> unnameable = text.naming().unnameable();
        if (unnameable.isEmpty()) {
            file.keep(modifiers, text);
        } else if (hadNoErrors) {
            reporter.error(modifiers.namePosition, "desugar.name", declaration.name, unnameable.get(0));
        }
    }

    /**
     * Adds the files to the output. Without {@code partial=on}, none is added if there has been an error, and a file
     * that javac has not analyzed completely is left out.
     */
    public void finished() {
        boolean hasErrors = reporter.hasErrors();
        for (DesugaredFile file : files.values()) {
            boolean written = hasErrors
                    ? errors != null && !errors.areTooMany() && file.drop(errors.in(file.unit().sourcefile))
                    : file.isComplete();
            if (written) {
                output.add(file.unit(), file.source().text(), file.text());
            }
        }
        files.clear();
    }
}
