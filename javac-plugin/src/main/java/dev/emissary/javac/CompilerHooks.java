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
import dev.emissary.javac.checks.Lint;
import dev.emissary.javac.completion.Completion;
import dev.emissary.javac.desugar.Desugaring;
import dev.emissary.javac.forwarders.MemberBodies;
import dev.emissary.javac.jdk.DocLintListener;
import dev.emissary.javac.jdk.ErasureHook;
import dev.emissary.javac.jdk.GuardRemoval;
import dev.emissary.javac.jdk.LogFilter;
import dev.emissary.javac.jdk.PhaseHooks;
import dev.emissary.javac.jdk.ReplacedFactories;
import dev.emissary.javac.jdk.SyntaxErrors;
import dev.emissary.javac.report.InternalFailures;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.syntax.SourceRewriter;
import dev.emissary.javac.view.AnalyzedTrees;
import dev.emissary.javac.view.RecordView;
import java.util.List;
import javax.tools.JavaFileObject;

/**
 * The wiring of the plugin into one compilation: the hooks, one for each phase of javac that it takes part in.
 *
 * <ol>
 *   <li>scan: the tokens of an emissary become those of a record ({@link ReplacedFactories}, {@link SourceRewriter})
 *   <li>parse: the record becomes a class, once all files are parsed ({@link TaskListener}, {@link SourceRewriter})
 *   <li>enter: the class gets supertypes and the symbols of its forwarders ({@link PhaseHooks}, {@link Completion})
 *   <li>before the analysis: DocLint sees a record ({@link DocLintListener}, {@link RecordView})
 *   <li>after the analysis: {@code lint=on} warns, and other tools see what is written ({@link TaskListener},
 *       {@link Lint}, {@link AnalyzedTrees})
 *   <li>before erasure: the forwarders that it concerns get their bodies ({@link ErasureHook}, {@link MemberBodies})
 *   <li>before code is generated: all other forwarders get theirs ({@link TaskListener}, {@link MemberBodies})
 *   <li>at the end: {@code desugar=} writes its files ({@link TaskListener}, {@link Desugaring})
 * </ol>
 *
 * <p>Without a source file that mentions the word, only the search for it runs, no listener is ever registered, and the
 * filter of diagnostics passes everything on ({@link LogFilter}). Without an emissary there are no {@link EmissaryHooks}.
 */
final class CompilerHooks implements TaskListener {
    private static final Context.Key<CompilerHooks> KEY = new Context.Key<>();

    private final Context context;
    private final LogFilter logFilter;
    private final Reporter reporter;
    private final InternalFailures failures;
    private final SourceRewriter rewriter;
    private final Options options;
    private final DocLintListener.Around comments = new Comments();
    private PhaseHooks phases;
    private boolean listening;
    /** The way past syntax errors, once a file mentions the word and with {@code partial=on}; or else null. */
    private SyntaxErrors syntaxErrors;
    /** What the emissaries of this compilation need, from the first one on; until then null. */
    private EmissaryHooks emissaries;

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
        for (Options.Mistake mistake : options.mistakes()) {
            hooks.reporter.error(mistake.key(), mistake.arguments().toArray());
        }
        if (options.desugarDirectory() != null) {
            // Some tags of theirs have another place in the plain class (EM-CLASS-6).
            JavaCompiler.instance(context).keepComments = true;
        }
        ReplacedFactories.install(context, hooks.rewriter);
        hooks.phases = PhaseHooks.install(context, hooks.new BeforeFirst());
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
                    if (emissaries == null) {
                        emissaries = new EmissaryHooks(context, options, reporter, failures, logFilter, syntaxErrors);
                        phases.replaceListener(emissaries);
                    }
                    emissaries.entering(unit);
                }
            });
        } else if (event.getKind() == TaskEvent.Kind.ANNOTATION_PROCESSING_ROUND && emissaries != null) {
            emissaries.newRound();
        } else if (event.getKind() == TaskEvent.Kind.GENERATE
                && emissaries != null
                && event.getTypeElement() instanceof ClassSymbol generated) {
            guarded(event, unit -> emissaries.beforeGeneration(generated));
        }
    }

    @Override
    public void finished(TaskEvent event) {
        if (event.getKind() == TaskEvent.Kind.PARSE) {
            guarded(event, rewriter::parsed);
            if (syntaxErrors != null) {
                syntaxErrors.parsed();
            }
        } else if (event.getKind() == TaskEvent.Kind.ANNOTATION_PROCESSING_ROUND && emissaries != null) {
            emissaries.newRound();
        } else if (event.getKind() == TaskEvent.Kind.ANALYZE
                && emissaries != null
                && event.getTypeElement() instanceof ClassSymbol analyzed) {
            guarded(event, unit -> {
                Env<AttrContext> env = Enter.instance(context).getEnv(analyzed);
                if (env != null) {
                    emissaries.analyzed(env.tree, unit);
                }
            });
        } else if (event.getKind() == TaskEvent.Kind.COMPILATION) {
            if (emissaries != null) {
                emissaries.finished();
            }
            if (syntaxErrors != null) {
                syntaxErrors.finished();
            }
        }
    }

    /** What happens in the phases as long as there is no emissary. */
    private final class BeforeFirst implements PhaseHooks.Listener {
        @Override
        public void beforeImports(ClassSymbol symbol) {
            failures.abortIfFailed();
        }
    }

    /** The work of DocLint, of which emissaries hear once there is one. */
    private final class Comments implements DocLintListener.Around {
        @Override
        public void before() {
            if (emissaries != null) {
                emissaries.before();
            }
        }

        @Override
        public void after() {
            if (emissaries != null) {
                emissaries.after();
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
