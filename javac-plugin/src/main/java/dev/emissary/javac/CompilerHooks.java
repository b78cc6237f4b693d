/* The wiring of the plugin into one compilation. */
package dev.emissary.javac;

import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.api.MultiTaskListener;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Check;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.main.JavaCompiler;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Log;
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
import dev.emissary.javac.jdk.GuardRemoval;
import dev.emissary.javac.jdk.LogFilter;
import dev.emissary.javac.jdk.PhaseHooks;
import dev.emissary.javac.jdk.ReplacedFactories;
import dev.emissary.javac.jdk.ReportedErrors;
import dev.emissary.javac.jdk.SyntaxErrors;
import dev.emissary.javac.model.Problem;
import dev.emissary.javac.report.InternalFailures;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.syntax.SourceRewriter;
import dev.emissary.javac.view.AnalysedTrees;
import dev.emissary.javac.view.RecordView;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import javax.tools.JavaFileObject;

/**
 * The hooks, one for each phase of javac that the plugin takes part in.
 *
 * <ol>
 *   <li>scan: the tokens of an emissary become those of a record ({@link ReplacedFactories}, {@link SourceRewriter})
 *   <li>parse: the record becomes a class, once all files are parsed ({@link TaskListener}, {@link SourceRewriter})
 *   <li>enter: the class gets supertypes and the symbols of its forwarders ({@link PhaseHooks}, {@link Completion})
 *   <li>before the analysis: DocLint sees a record ({@link DocLintListener}, {@link RecordView})
 *   <li>after the analysis: {@code lint=on} has its say, and other tools see what is written ({@link TaskListener},
 *       {@link Lint}, {@link AnalysedTrees})
 *   <li>before erasure: the forwarders that it concerns get their bodies ({@link ErasureHook}, {@link MemberBodies})
 *   <li>before code is generated: all other forwarders get theirs ({@link TaskListener}, {@link MemberBodies})
 *   <li>at the end: {@code desugar=} writes its files ({@link TaskListener}, {@link Desugaring})
 * </ol>
 *
 * <p>Without a source file that mentions the word, only the search for it runs, no listener is ever registered, and the
 * filter of diagnostics passes everything on ({@link LogFilter}).
 */
final class CompilerHooks implements TaskListener {
    private static final Context.Key<CompilerHooks> KEY = new Context.Key<>();

    private final Context context;
    private final LogFilter logFilter;
    private final Reporter reporter;
    private final InternalFailures failures;
    private final SourceRewriter rewriter;
    private final Options options;
    private final Set<JCCompilationUnit> unitsWithEmissaries = Collections.newSetFromMap(new IdentityHashMap<>());
    private final DocLintListener.Around comments = new Comments();
    private boolean listening;
    private RecordView records;
    private Completion completion;
    private Lint lint;
    private AnalysedTrees analysedTrees;
    private Desugaring desugaring;
    private SyntaxErrors syntaxErrors;
    private MemberBodies bodies;

    private CompilerHooks(Context context, Options options) {
        this.context = context;
        logFilter = LogFilter.install(context);
        reporter = new Reporter(context);
        failures = new InternalFailures(reporter);
        rewriter = new SourceRewriter(context, options.keywordForm(), reporter, failures, this::listen);
        this.options = options;
    }

    /** Installs the plugin in a compilation, once. */
    static void install(JavacTask task, String... args) {
        Context context = ((BasicJavacTask) task).getContext();
        if (context.get(KEY) != null) {
            return;
        }
        Options options = Options.parse(args);
        CompilerHooks hooks = new CompilerHooks(context, options);
        context.put(KEY, hooks);
        for (Problem problem : options.problems()) {
            hooks.reporter.error(problem.key(), problem.arguments().toArray());
        }
        if (options.desugarDirectory() != null) {
            // Some tags of theirs have another place in the plain class (EM-CLASS-6).
            JavaCompiler.instance(context).keepComments = true;
        }
        ReplacedFactories.install(context, hooks.rewriter);
        PhaseHooks.install(context, hooks.new Phases());
        GuardRemoval.install(context);
    }

    /** Begins to listen, when the first file mentions the word, and before everybody else who listens. */
    private void listen() {
        if (!listening) {
            listening = true;
            if (options.desugarDirectory() != null && options.partial()) {
                syntaxErrors = new SyntaxErrors(context);
            }
            MultiTaskListener listeners = MultiTaskListener.instance(context);
            List<TaskListener> others = List.copyOf(listeners.getTaskListeners());
            listeners.clear();
            listeners.add(this);
            for (TaskListener other : others) {
                listeners.add(DocLintListener.wrap(other, comments));
            }
        }
    }

    @Override
    public void started(TaskEvent event) {
        if (event.getKind() == TaskEvent.Kind.ENTER) {
            if (syntaxErrors != null) {
                syntaxErrors.entering();
            }
            guarded(event, unit -> {
                if (rewriter.rewrite(unit)) {
                    unitsWithEmissaries.add(unit);
                    if (completion == null) {
                        complete();
                    }
                    records.entered(unit);
                    if (desugaring != null) {
                        desugaring.entered(unit);
                    }
                }
            });
        } else if (event.getKind() == TaskEvent.Kind.ANNOTATION_PROCESSING_ROUND && completion != null) {
            completion.newRound();
        } else if (event.getKind() == TaskEvent.Kind.GENERATE
                && bodies != null
                && event.getTypeElement() instanceof ClassSymbol generated) {
            guarded(event, unit -> bodies.beforeGeneration(generated));
        }
    }

    @Override
    public void finished(TaskEvent event) {
        if (event.getKind() == TaskEvent.Kind.PARSE) {
            guarded(event, rewriter::parsed);
            if (syntaxErrors != null) {
                syntaxErrors.parsed();
            }
        } else if (event.getKind() == TaskEvent.Kind.ANNOTATION_PROCESSING_ROUND && completion != null) {
            completion.newRound();
        } else if (event.getKind() == TaskEvent.Kind.ANALYZE
                && event.getTypeElement() instanceof ClassSymbol analysed) {
            guarded(event, unit -> {
                Env<AttrContext> env = Enter.instance(context).getEnv(analysed);
                if (env != null && unitsWithEmissaries.contains(unit)) {
                    if (lint != null) {
                        failures.guard(env.tree, () -> lint.check(env.tree));
                    }
                    if (desugaring != null) {
                        failures.guard(env.tree, () -> desugaring.analysed(env.tree, unit));
                    }
                    failures.guard(env.tree, () -> analysedTrees.present(env.tree, unit));
                }
            });
        } else if (event.getKind() == TaskEvent.Kind.COMPILATION) {
            if (desugaring != null) {
                failures.guard(0, "desugar=" + options.desugarDirectory(), desugaring::finished);
            }
            if (syntaxErrors != null) {
                syntaxErrors.finished();
            }
        }
    }

    /** Prepares to complete emissaries, when the first one is found. */
    private void complete() {
        HeaderWarnings warnings = new HeaderWarnings();
        logFilter.drop(warnings.or(new EarlyReads(context, reporter)).or(new MissingMethods(context, reporter)));
        completion = new Completion(
                context,
                new CompletionTools(
                        reporter,
                        failures,
                        warnings,
                        options.commonSuperclass(),
                        options.lint() || options.desugarDirectory() != null));
        records = new RecordView();
        lint = options.lint() ? new Lint(context, reporter) : null;
        analysedTrees = new AnalysedTrees(context);
        desugaring = options.desugarDirectory() == null
                ? null
                : new Desugaring(
                        context,
                        options.desugarDirectory(),
                        reporter,
                        syntaxErrors == null ? null : new ReportedErrors(context, syntaxErrors));
        bodies = new MemberBodies(context);
        ErasureHook.install(
                context, declaration -> failures.guard(declaration, () -> bodies.beforeErasure(declaration)));
    }

    /** The phases, as long as there is no emissary to complete: then nothing that completes one is even loaded. */
    private final class Phases implements PhaseHooks.Listener {
        @Override
        public void beforeImports(ClassSymbol symbol) {
            failures.abortIfFailed();
            if (completion != null) {
                completion.beforeImports(symbol);
            }
        }

        @Override
        public void beforeHierarchy(ClassSymbol symbol) {
            if (completion != null) {
                completion.beforeHierarchy(symbol);
            }
        }

        @Override
        public void beforeHeader(ClassSymbol symbol) {
            if (completion != null) {
                completion.beforeHeader(symbol);
            }
        }

        @Override
        public void beforeMembers(ClassSymbol symbol) {
            if (completion != null) {
                completion.beforeMembers(symbol);
            }
        }

        @Override
        public void completed() {
            if (completion != null) {
                completion.completed();
                records.extend();
            }
        }
    }

    /** What DocLint sees, as long as it looks. */
    private final class Comments implements DocLintListener.Around {
        @Override
        public void before() {
            if (records != null) {
                records.open();
            }
        }

        @Override
        public void after() {
            if (records != null) {
                records.close();
            }
        }
    }

    /** A step on one source file. */
    private interface Step {
        void run(JCCompilationUnit unit);
    }

    private void guarded(TaskEvent event, Step step) {
        if (!(event.getCompilationUnit() instanceof JCCompilationUnit unit)) {
            return;
        }
        Log log = Log.instance(context);
        JavaFileObject previous = log.useSource(unit.sourcefile);
        try {
            failures.guard(unit, () -> step.run(unit));
        } catch (CompletionFailure missing) {
            // Inside of a completion javac itself would catch and report it; a listener's it takes for a crash.
            Check.instance(context).completionError(unit.pos(), missing);
        } finally {
            log.useSource(previous);
        }
    }
}
