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
import dev.emissary.javac.jdk.PluginRequests;
import dev.emissary.javac.jdk.ReplacedFactories;
import dev.emissary.javac.jdk.SyntaxErrors;
import dev.emissary.javac.report.InternalFailures;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.syntax.SourceRewriter;
import dev.emissary.javac.view.AnalyzedTrees;
import dev.emissary.javac.view.RecordView;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.JavaFileObject;

/**
 * The hooks of the plugin in one compilation, one for each phase of javac in which it takes part:
 *
 * <ol>
 *   <li>scan: the tokens of an emissary become those of a record ({@link ReplacedFactories}, {@link SourceRewriter})
 *   <li>parse: the record becomes a class, once all files are parsed ({@link TaskListener}, {@link SourceRewriter})
 *   <li>enter: the class gets supertypes and the symbols of its forwarders ({@link PhaseHooks}, {@link Completion})
 *   <li>before the analysis: DocLint sees a record ({@link DocLintListener}, {@link RecordView})
 *   <li>after the analysis: {@code lint=on} warns, and other tools see what is written ({@link TaskListener},
 *       {@link Lint}, {@link AnalyzedTrees})
 *   <li>before erasure: forwarders that need erasure or lowering get their bodies ({@link ErasureHook},
 *       {@link MemberBodies})
 *   <li>before code is generated: all other forwarders get theirs ({@link TaskListener}, {@link MemberBodies})
 *   <li>at the end: {@code desugar=} writes its files ({@link TaskListener}, {@link Desugaring})
 * </ol>
 *
 * <p>If no source file mentions the word, only the search for it runs, no listener is registered, and the
 * {@link LogFilter} passes on every diagnostic. The {@link EmissaryHooks} are created with the first emissary.
 */
final class CompilerHooks implements TaskListener {
    private static final Context.Key<CompilerHooks> KEY = new Context.Key<>();

    private final Context context;
    private final JavacTask task;
    private final Options options;
    private final Reporter reporter;
    private final InternalFailures failures;
    private final SourceRewriter rewriter;
    private final DocLintListener.Around comments = new Comments();
    private final LogFilter logFilter;
    private final ReplacedFactories factories;
    private final PhaseHooks phases;
    private boolean listening;
    /** Continues after syntax errors; null unless {@code partial=on} and a file mentions the word. */
    private SyntaxErrors syntaxErrors;
    /** The hooks for emissaries; null until there is one. */
    private EmissaryHooks emissaries;

    private CompilerHooks(Context context, JavacTask task, Options options, CompilerHooks previous) {
        this.context = context;
        this.task = task;
        this.options = options;
        reporter = previous == null ? new Reporter(context) : previous.reporter;
        failures = new InternalFailures(reporter);
        rewriter = new SourceRewriter(context, options.keywordForm(), reporter, failures, this::listen);
        if (previous == null) {
            logFilter = LogFilter.install(context);
            factories = ReplacedFactories.install(context, rewriter);
            phases = PhaseHooks.install(context, new BeforeFirst());
            GuardRemoval.install(context);
        } else {
            logFilter = previous.logFilter;
            logFilter.reinstall();
            factories = previous.factories;
            factories.replaceWrapper(rewriter);
            phases = previous.phases;
            phases.replaceListener(new BeforeFirst());
        }
    }

    /**
     * Installs the plugin in a compilation, once. A compilation may have the context of an earlier one, with the parts
     * that the plugin has replaced: JShell takes its compilations from a pool.
     */
    static void install(JavacTask task, String... args) {
        Context context = ((BasicJavacTask) task).getContext();
        CompilerHooks previous = context.get(KEY);
        if (previous != null && previous.task == task) {
            return;
        }
        Options options = Options.parse(args);
        CompilerHooks hooks = new CompilerHooks(context, task, options, previous);
        context.put(KEY, (CompilerHooks) null);
        context.put(KEY, hooks);
        for (Options.Mistake mistake : options.mistakes()) {
            hooks.reporter.error(mistake.key(), mistake.arguments().toArray());
        }
        hooks.reportRepeatedRequest();
        if (options.desugarDirectory() != null) {
            // The comments are read because the tags of components move to the canonical constructor (EM-CLASS-6).
            JavaCompiler.instance(context).keepComments = true;
        }
        if (!hooks.factories.areScanning()) {
            // Nobody searches for the word, so that every file may have an emissary.
            hooks.listen();
        }
    }

    /** Reports a plugin that is asked for twice, with different options (EM-OPT-5). */
    private void reportRepeatedRequest() {
        List<String> requests = PluginRequests.of(context, EmissaryPlugin.NAME);
        if (requests.size() > 1) {
            PluginRequests.dropNotFound(logFilter, EmissaryPlugin.NAME);
            String arguments = requests.stream()
                    .map(request -> request.contains(" ") ? "-Xplugin:\"" + request + '"' : "-Xplugin:" + request)
                    .collect(Collectors.joining(", "));
            reporter.error("plugin.repeated", arguments);
        }
    }

    /** Registers this listener ahead of all others, when the first file mentions the word. */
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

    /** The listener that is called until there is an emissary. */
    private final class BeforeFirst implements PhaseHooks.Listener {
        @Override
        public void beforeImports(ClassSymbol symbol) {
            failures.abortIfFailed();
        }
    }

    /** Notifies the emissaries of DocLint's work, once there are any. */
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
            // javac catches and reports this inside a completion, but in a listener takes it for a crash.
            Check.instance(context).completionError(unit.pos(), missing);
        } finally {
            log.useSource(previous);
        }
    }
}
