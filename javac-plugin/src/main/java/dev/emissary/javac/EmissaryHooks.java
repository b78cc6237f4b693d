package dev.emissary.javac;

import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Names;
import dev.emissary.javac.checks.EarlyConstruction;
import dev.emissary.javac.checks.JavacMessages;
import dev.emissary.javac.completion.Completion;
import dev.emissary.javac.desugar.Desugaring;
import dev.emissary.javac.desugar.OutputDirectory;
import dev.emissary.javac.forwarders.MemberBodies;
import dev.emissary.javac.header.ClassAnnotations;
import dev.emissary.javac.header.CompletionTools;
import dev.emissary.javac.header.HeaderScope;
import dev.emissary.javac.header.HeaderWarnings;
import dev.emissary.javac.jdk.DeferredErrors;
import dev.emissary.javac.jdk.LogFilter;
import dev.emissary.javac.jdk.PhaseHooks;
import dev.emissary.javac.jdk.ReportedErrors;
import dev.emissary.javac.lint.ImpliedSuppressions;
import dev.emissary.javac.lint.Lint;
import dev.emissary.javac.report.InternalFailures;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.syntax.AnnotationNames;
import dev.emissary.javac.syntax.SourceRewriter;
import dev.emissary.javac.syntax.UndecidedModifiers;
import dev.emissary.javac.view.AnalyzedTrees;
import dev.emissary.javac.view.RecordView;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.Set;
import javax.tools.JavaFileObject;

/**
 * The hooks that a compilation needs from its first emissary on. They are created only then, so that a compilation
 * without emissaries does not even load their classes.
 */
final class EmissaryHooks implements PhaseHooks.Listener, LogFilter.Unwanted {
    private final Context context;
    private final SourceRewriter rewriter;
    private final Reporter reporter;
    private final InternalFailures failures;
    private final Options options;
    private final HeaderWarnings warnings;
    private final Completion completion;
    private final RecordView records;
    private final AnalyzedTrees analyzedTrees;
    private final MemberBodies bodies;
    /** What reports warnings; null until there may be one. */
    private Lint lint;
    /** The writer for {@code desugar=}, or null. */
    private final Desugaring desugaring;

    private final Set<JCCompilationUnit> units = Collections.newSetFromMap(new IdentityHashMap<>());
    /** Null until javac has reported anything. */
    private JavacMessages messages;

    /**
     * Prepares to complete emissaries. The output is null without {@code desugar=}, and the errors are without
     * {@code partial=on}.
     */
    EmissaryHooks(
            Context context,
            SourceRewriter rewriter,
            Options options,
            Reporter reporter,
            InternalFailures failures,
            LogFilter logFilter,
            OutputDirectory output,
            ReportedErrors errors) {
        this.context = context;
        this.rewriter = rewriter;
        this.reporter = reporter;
        this.failures = failures;
        this.options = options;
        warnings = new HeaderWarnings();
        logFilter.drop(this);
        completion = new Completion(
                context,
                new CompletionTools(
                        reporter,
                        failures,
                        warnings,
                        options.commonSuperclass(),
                        options.generated(),
                        options.warns(),
                        options.lint(),
                        options.lint() || output != null));
        records = new RecordView();
        analyzedTrees = new AnalyzedTrees(context);
        desugaring = output == null ? null : new Desugaring(context, output, reporter, errors);
        bodies = new MemberBodies(context);
        PhaseHooks.installErasure(context, this);
    }

    /** Adds a file that declares emissaries and is about to be entered. */
    void entering(JCCompilationUnit unit) {
        units.add(unit);
        records.entered(unit);
        if (desugaring != null) {
            desugaring.entered(unit);
        }
    }

    /** Called when a round of annotation processing begins or ends. */
    void newRound() {
        DeferredErrors.remove(context, JavacMessages::isUnclaimed);
        completion.newRound();
    }

    /** Called when a class has been analyzed. */
    void analyzed(JCTree tree, JCCompilationUnit unit) {
        if (!units.contains(unit)) {
            return;
        }
        try {
            if (tree instanceof JCClassDecl type) {
                checkCompactConstructors(type);
            }
            if (options.lint() || completion.hasWarnings()) {
                if (lint == null) {
                    lint = new Lint(context, reporter, options.lint());
                }
                lint.check(tree);
            }
            if (desugaring != null) {
                desugaring.analyzed(tree, unit);
            }
            analyzedTrees.present(tree, unit);
        } catch (RuntimeException | Error failure) {
            failures.caught(tree, failure);
        }
    }

    private void checkCompactConstructors(JCClassDecl analyzed) {
        Iterator<JCClassDecl> compact = completion.compact().iterator();
        while (compact.hasNext()) {
            JCClassDecl declaration = compact.next();
            if (declaration.sym.outermostClass() == analyzed.sym.outermostClass()) {
                compact.remove();
                new EarlyConstruction(context, reporter).check(declaration);
            }
        }
    }

    /** Called with each class that is about to be erased. */
    @Override
    public void beforeErasure(JCClassDecl declaration) {
        try {
            bodies.beforeErasure(declaration);
        } catch (RuntimeException | Error failure) {
            failures.caught(declaration, failure);
        }
    }

    /** Completes a class for which code is about to be generated. */
    void beforeGeneration(ClassSymbol symbol) {
        bodies.beforeGeneration(symbol);
        if (!options.commonSuperclass()) {
            ClassAnnotations.remove(symbol);
        }
    }

    /** Called at the end of the compilation. */
    void finished() {
        if (desugaring != null) {
            desugaring.finished();
        }
    }

    /** Whether a diagnostic of javac is dropped, because it is redundant or the plugin has reported a better one. */
    @Override
    public boolean isUnwanted(JCDiagnostic diagnostic) {
        try {
            return warnings.repeats(diagnostic)
                    || ImpliedSuppressions.areFor(diagnostic)
                    || messages().replaces(diagnostic);
        } catch (RuntimeException | Error failure) {
            failures.caught((int) diagnostic.getPosition(), diagnostic.getCode(), failure);
            return false;
        }
    }

    private JavacMessages messages() {
        if (messages == null) {
            messages = new JavacMessages(context, reporter, completion.components(), completion.annotated());
        }
        return messages;
    }

    @Override
    public void beforeImports(ClassSymbol symbol) {
        failures.abortIfFailed();
        completion.beforeImports(symbol);
    }

    @Override
    public void beforeHierarchy(ClassSymbol symbol) {
        if (rewriter.hasUndecided()) {
            Env<AttrContext> env = Enter.instance(context).getEnv(symbol);
            JCClassDecl undecided = UndecidedModifiers.declaration(env);
            if (undecided != null && decide(undecided, env)) {
                completion.beforeImports(symbol);
            }
        }
        completion.beforeHierarchy(symbol);
    }

    /** Decides whose annotation a declaration has, now that the scope around it is known (EM-FORM-7). */
    private boolean decide(JCClassDecl declaration, Env<AttrContext> env) {
        Log log = Log.instance(context);
        JavaFileObject previous = log.useSource(env.toplevel.sourcefile);
        try {
            Names names = Names.instance(context);
            Symbol meaning = HeaderScope.meaning(context, env.outer, names.fromString(AnnotationNames.SIMPLE_NAME));
            return rewriter.decide(
                    declaration, meaning.kind == Kinds.Kind.TYP ? meaning.getQualifiedName() : names.empty);
        } catch (RuntimeException | Error failure) {
            failures.caught(declaration, failure);
            return false;
        } finally {
            log.useSource(previous);
        }
    }

    @Override
    public void beforeHeader(ClassSymbol symbol) {
        completion.beforeHeader(symbol);
    }

    @Override
    public void beforeMembers(ClassSymbol symbol) {
        completion.beforeMembers(symbol);
    }

    @Override
    public void completed() {
        completion.completed();
        records.extend();
    }

    @Override
    public void interrupted() {
        completion.interrupted();
    }

    @Override
    public void beforeDocLint() {
        records.open();
    }

    @Override
    public void afterDocLint() {
        records.close();
    }
}
