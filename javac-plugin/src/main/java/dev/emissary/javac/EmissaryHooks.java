package dev.emissary.javac;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic;
import dev.emissary.javac.checks.EarlyReads;
import dev.emissary.javac.checks.Lint;
import dev.emissary.javac.checks.MissingMethods;
import dev.emissary.javac.completion.Completion;
import dev.emissary.javac.completion.CompletionTools;
import dev.emissary.javac.desugar.Desugaring;
import dev.emissary.javac.forwarders.MemberBodies;
import dev.emissary.javac.header.HeaderWarnings;
import dev.emissary.javac.jdk.DocLintListener;
import dev.emissary.javac.jdk.ErasureHook;
import dev.emissary.javac.jdk.LogFilter;
import dev.emissary.javac.jdk.PhaseHooks;
import dev.emissary.javac.jdk.ReportedErrors;
import dev.emissary.javac.jdk.SyntaxErrors;
import dev.emissary.javac.report.InternalFailures;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.view.AnalyzedTrees;
import dev.emissary.javac.view.RecordView;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The hooks that a compilation needs from its first emissary on. They are created only then, so that a compilation
 * without emissaries does not even load their classes.
 */
final class EmissaryHooks implements PhaseHooks.Listener, DocLintListener.Around {
    private final InternalFailures failures;
    private final Options options;
    private final Completion completion;
    private final RecordView records;
    private final AnalyzedTrees analyzedTrees;
    private final MemberBodies bodies;
    private final Optional<Lint> lint;
    private final Optional<Desugaring> desugaring;
    private final Set<JCCompilationUnit> units = Collections.newSetFromMap(new IdentityHashMap<>());

    /**
     * Prepares to complete emissaries.
     *
     * @param context the compilation
     * @param options the options of the plugin
     * @param reporter reports mistakes
     * @param failures guards the steps
     * @param logFilter drops redundant diagnostics of javac
     * @param syntaxErrors continues after syntax errors with {@code partial=on}, or null
     */
    EmissaryHooks(
            Context context,
            Options options,
            Reporter reporter,
            InternalFailures failures,
            LogFilter logFilter,
            SyntaxErrors syntaxErrors) {
        this.failures = failures;
        this.options = options;
        boolean desugars = options.desugarDirectory() != null;
        HeaderWarnings warnings = new HeaderWarnings();
        Predicate<JCDiagnostic> superfluous =
                warnings.or(new EarlyReads(context, reporter)).or(new MissingMethods(context, reporter));
        logFilter.drop(diagnostic -> failures.guard(
                (int) diagnostic.getPosition(), diagnostic.getCode(), false, () -> superfluous.test(diagnostic)));
        completion = new Completion(
                context,
                new CompletionTools(
                        reporter, failures, warnings, options.commonSuperclass(), options.lint() || desugars));
        records = new RecordView();
        lint = options.lint() ? Optional.of(new Lint(context, reporter)) : Optional.empty();
        analyzedTrees = new AnalyzedTrees(context);
        desugaring = desugars
                ? Optional.of(new Desugaring(
                        context,
                        options.desugarDirectory(),
                        reporter,
                        syntaxErrors == null ? null : new ReportedErrors(context, syntaxErrors)))
                : Optional.empty();
        bodies = new MemberBodies(context);
        ErasureHook.install(
                context, declaration -> failures.guard(declaration, () -> bodies.beforeErasure(declaration)));
    }

    /** Adds a file that declares emissaries and is about to be entered. */
    void entering(JCCompilationUnit unit) {
        units.add(unit);
        records.entered(unit);
        desugaring.ifPresent(writer -> writer.entered(unit));
    }

    /** Called when a round of annotation processing begins or ends. */
    void newRound() {
        completion.newRound();
    }

    /** Called when a class has been analyzed. */
    void analyzed(JCTree tree, JCCompilationUnit unit) {
        if (!units.contains(unit)) {
            return;
        }
        lint.ifPresent(checks -> failures.guard(tree, () -> checks.check(tree)));
        desugaring.ifPresent(writer -> failures.guard(tree, () -> writer.analyzed(tree, unit)));
        failures.guard(tree, () -> analyzedTrees.present(tree, unit));
    }

    /** Completes a class for which code is about to be generated. */
    void beforeGeneration(ClassSymbol symbol) {
        bodies.beforeGeneration(symbol);
    }

    /** Called at the end of the compilation. */
    void finished() {
        desugaring.ifPresent(writer -> failures.guard(0, "desugar=" + options.desugarDirectory(), writer::finished));
    }

    @Override
    public void beforeImports(ClassSymbol symbol) {
        failures.abortIfFailed();
        completion.beforeImports(symbol);
    }

    @Override
    public void beforeHierarchy(ClassSymbol symbol) {
        completion.beforeHierarchy(symbol);
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
    public void before() {
        records.open();
    }

    @Override
    public void after() {
        records.close();
    }
}
