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
import dev.emissary.javac.checks.EarlyReads;
import dev.emissary.javac.checks.ExpectedMethods;
import dev.emissary.javac.checks.KindNames;
import dev.emissary.javac.checks.LocalCreations;
import dev.emissary.javac.checks.MissingMethods;
import dev.emissary.javac.checks.UnclaimedAnnotations;
import dev.emissary.javac.checks.UnlistedSuppliers;
import dev.emissary.javac.completion.Completion;
import dev.emissary.javac.desugar.Desugaring;
import dev.emissary.javac.desugar.OutputDirectory;
import dev.emissary.javac.forwarders.MemberBodies;
import dev.emissary.javac.header.ClassAnnotations;
import dev.emissary.javac.header.CompletionTools;
import dev.emissary.javac.header.HeaderScope;
import dev.emissary.javac.header.HeaderWarnings;
import dev.emissary.javac.jdk.DeferredErrors;
import dev.emissary.javac.jdk.ErasureHook;
import dev.emissary.javac.jdk.LogFilter;
import dev.emissary.javac.jdk.PhaseHooks;
import dev.emissary.javac.jdk.ReportedErrors;
import dev.emissary.javac.jdk.SyntaxErrors;
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
    /** What rewords errors of javac; null until javac has reported anything. */
    private EarlyReads earlyReads;

    private UnlistedSuppliers unlistedSuppliers;

    private MissingMethods missingMethods;

    private ExpectedMethods expectedMethods;

    private KindNames kindNames;

    private LocalCreations localCreations;

    /**
     * Prepares to complete emissaries.
     *
     * @param context the compilation
     * @param rewriter rewrites the declarations that are emissaries
     * @param options the options of the plugin
     * @param reporter reports mistakes
     * @param failures reports failures of the plugin itself
     * @param logFilter drops redundant diagnostics of javac
     * @param output where {@code desugar=} writes, or null
     * @param syntaxErrors continues after syntax errors with {@code partial=on}, or null
     */
    EmissaryHooks(
            Context context,
            SourceRewriter rewriter,
            Options options,
            Reporter reporter,
            InternalFailures failures,
            LogFilter logFilter,
            OutputDirectory output,
            SyntaxErrors syntaxErrors) {
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
        desugaring = output == null
                ? null
                : new Desugaring(
                        context,
                        output,
                        reporter,
                        syntaxErrors == null ? null : new ReportedErrors(context, syntaxErrors));
        bodies = new MemberBodies(context);
        ErasureHook.install(context, this);
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
        DeferredErrors.remove(context, UnclaimedAnnotations::names);
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
            return warnings.repeats(diagnostic) || isReworded(diagnostic);
        } catch (RuntimeException | Error failure) {
            failures.caught((int) diagnostic.getPosition(), diagnostic.getCode(), failure);
            return false;
        }
    }

    private boolean isReworded(JCDiagnostic diagnostic) {
        if (earlyReads == null) {
            earlyReads = new EarlyReads(context, reporter);
            unlistedSuppliers =
                    new UnlistedSuppliers(context, reporter, completion.components(), completion.annotated());
            missingMethods = new MissingMethods(context, reporter, unlistedSuppliers);
            kindNames = new KindNames(Enter.instance(context));
            localCreations = new LocalCreations(Enter.instance(context));
            expectedMethods = new ExpectedMethods(context, reporter, completion.components());
        }
        kindNames.correct(diagnostic);
        return UnclaimedAnnotations.names(diagnostic)
                || ImpliedSuppressions.areFor(diagnostic)
                || localCreations.replaces(diagnostic)
                || earlyReads.replaces(diagnostic)
                || missingMethods.replaces(diagnostic)
                || expectedMethods.replaces(diagnostic)
                || unlistedSuppliers.replaces(diagnostic);
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
            Symbol meaning = new HeaderScope(context, reporter)
                    .meaning(env.outer, names.fromString(AnnotationNames.SIMPLE_NAME));
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
