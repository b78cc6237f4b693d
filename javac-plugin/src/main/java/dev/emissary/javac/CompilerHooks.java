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
import com.sun.tools.javac.main.Option;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Log;
import dev.emissary.javac.completion.Completion;
import dev.emissary.javac.desugar.Desugaring;
import dev.emissary.javac.desugar.OutputDirectory;
import dev.emissary.javac.forwarders.MemberBodies;
import dev.emissary.javac.jdk.DocLintListener;
import dev.emissary.javac.jdk.LogFilter;
import dev.emissary.javac.jdk.PhaseHooks;
import dev.emissary.javac.jdk.ReplacedFactories;
import dev.emissary.javac.jdk.ReportedErrors;
import dev.emissary.javac.lint.Lint;
import dev.emissary.javac.report.InternalFailures;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.syntax.SourceRewriter;
import dev.emissary.javac.view.AnalyzedTrees;
import dev.emissary.javac.view.RecordView;
import dev.emissary.model.Problem;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.tools.JavaFileObject;

/**
 * The hooks of the plugin in one compilation, one for each phase of javac in which it takes part:
 *
 * <ol>
 *   <li>scan: the tokens of an emissary become those of a record ({@link ReplacedFactories}, {@link SourceRewriter})
 *   <li>parse: the record becomes a class, once all files are parsed ({@link TaskListener}, {@link SourceRewriter})
 *   <li>enter: the class gets supertypes and the symbols of its forwarders ({@link PhaseHooks}, {@link Completion})
 *   <li>before the analysis: DocLint sees a record ({@link DocLintListener}, {@link RecordView})
 *   <li>after the analysis: lint warns, and other tools see what is written ({@link TaskListener},
 *       {@link Lint}, {@link AnalyzedTrees})
 *   <li>before erasure: forwarders that need erasure or lowering get their bodies ({@link PhaseHooks},
 *       {@link MemberBodies})
 *   <li>before code is generated: all other forwarders get theirs ({@link TaskListener}, {@link MemberBodies})
 *   <li>at the end: {@code desugar=} writes its files ({@link TaskListener}, {@link Desugaring})
 * </ol>
 *
 * <p>If no source file mentions the word, only the search for it runs, no listener is registered, and the
 * {@link LogFilter} passes on every diagnostic. The {@link EmissaryHooks} are created with the first emissary.
 */
final class CompilerHooks implements TaskListener, PhaseHooks.Listener, SourceRewriter.Listener {
    private static final Context.Key<CompilerHooks> KEY = new Context.Key<>();
    private static final String NOT_FOUND = "compiler.err.plugin.not.found";

    private final Context context;
    private final JavacTask task;
    private final Options options;
    private final Reporter reporter;
    private final InternalFailures failures;
    private final SourceRewriter rewriter;
    private final LogFilter logFilter;
    private final ReplacedFactories factories;
    private final PhaseHooks phases;
    private boolean listening;
    /** Continues after syntax errors; null unless {@code partial=on} and a file mentions the word. */
    private ReportedErrors errors;
    /** Where {@code desugar=} writes; null without it. */
    private OutputDirectory output;
    /** The hooks for emissaries; null until there is one. */
    private EmissaryHooks emissaries;

    private CompilerHooks(Context context, JavacTask task, Options options, CompilerHooks previous) {
        this.context = context;
        this.task = task;
        this.options = options;
        reporter = previous == null ? new Reporter(context) : previous.reporter;
        failures = new InternalFailures(reporter);
        rewriter = new SourceRewriter(context, options.keywordForm(), reporter, failures, this);
        if (previous == null) {
            logFilter = LogFilter.install(context);
            factories = ReplacedFactories.install(context, rewriter);
            phases = PhaseHooks.install(context, this);
        } else {
            logFilter = previous.logFilter;
            logFilter.reinstall();
            factories = previous.factories;
            factories.replaceWrapper(rewriter);
            phases = previous.phases;
            phases.replaceListener(this);
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
        for (Problem mistake : options.mistakes()) {
            hooks.reporter.error(mistake.key(), mistake.arguments().toArray());
        }
        hooks.reportRepeatedRequest();
        if (options.desugarDirectory() != null) {
            hooks.output = new OutputDirectory(context, options.desugarDirectory(), hooks.reporter);
            // The comments are read because the tags of components move to the canonical constructor (EM-CLASS-6).
            JavaCompiler.instance(context).keepComments = true;
        }
        if (!hooks.factories.areScanning()) {
            // Nobody searches for the word, so that every file may have an emissary.
            hooks.mentioned();
        } else if (hooks.output != null) {
            hooks.listenFromFirstEvent();
        }
    }

    /** Registers this listener even if no file mentions the word, but after javac's own, such as that of DocLint. */
    private void listenFromFirstEvent() {
        MultiTaskListener listeners = MultiTaskListener.instance(context);
        listeners.add(new TaskListener() {
            @Override
            public void started(TaskEvent event) {
                listeners.remove(this);
                mentioned();
            }
        });
    }

    /**
     * Reports a plugin that is asked for twice, with different options (EM-OPT-5). javac takes arguments of the same
     * words for one. Of different ones it starts the plugin with the first, and says of the others that there is no
     * such plugin.
     */
    private void reportRepeatedRequest() {
        String all = com.sun.tools.javac.util.Options.instance(context).get(Option.PLUGIN);
        Set<String> requests = new LinkedHashSet<>();
        for (String each : all == null ? new String[0] : all.split("\0", -1)) {
            String request = String.join(" ", each.split("\\s+", 0));
            if (request.equals(EmissaryPlugin.NAME)) {
                requests.add("-Xplugin:" + request);
            } else if (request.startsWith(EmissaryPlugin.NAME + " ")) {
                requests.add("-Xplugin:\"" + request + '"');
            }
        }
        if (requests.size() > 1) {
            logFilter.drop(diagnostic -> diagnostic.getCode().equals(NOT_FOUND)
                    && EmissaryPlugin.NAME.equals(String.valueOf(diagnostic.getArgs()[0])));
            reporter.error("plugin.repeated", String.join(", ", requests));
        }
    }

    /** Registers this listener ahead of all others, when the first file mentions the word. */
    @Override
    public void mentioned() {
        if (!listening) {
            listening = true;
            if (options.desugarDirectory() != null && options.partial()) {
                errors = new ReportedErrors(context);
            }
            MultiTaskListener listeners = MultiTaskListener.instance(context);
            List<TaskListener> others = List.copyOf(listeners.getTaskListeners());
            listeners.clear();
            listeners.add(this);
            for (TaskListener other : others) {
                listeners.add(DocLintListener.wrap(other, phases));
            }
        }
    }

    @Override
    public void started(TaskEvent event) {
        TaskEvent.Kind kind = event.getKind();
        if (kind == TaskEvent.Kind.ENTER) {
            if (errors != null) {
                errors.entering();
            }
            step(event);
        } else if (kind == TaskEvent.Kind.GENERATE) {
            step(event);
        } else if (kind == TaskEvent.Kind.ANNOTATION_PROCESSING_ROUND && emissaries != null) {
            emissaries.newRound();
        }
    }

    @Override
    public void finished(TaskEvent event) {
        TaskEvent.Kind kind = event.getKind();
        if (kind == TaskEvent.Kind.PARSE) {
            step(event);
            if (errors != null) {
                errors.parsed();
            }
        } else if (kind == TaskEvent.Kind.ANALYZE) {
            step(event);
        } else if (kind == TaskEvent.Kind.ANNOTATION_PROCESSING_ROUND && emissaries != null) {
            emissaries.newRound();
        } else if (kind == TaskEvent.Kind.COMPILATION) {
            finishOutput();
            if (errors != null) {
                errors.finished();
            }
        }
    }

    private void finishOutput() {
        try {
            if (emissaries != null) {
                emissaries.finished();
            }
            if (output != null) {
                output.finish();
            }
        } catch (RuntimeException | Error failure) {
            failures.caught(0, "desugar=" + options.desugarDirectory(), failure);
        }
    }

    /** Takes the step that belongs to an event about a source file. */
    private void step(TaskEvent event) {
        if (!(event.getCompilationUnit() instanceof JCCompilationUnit unit)) {
            return;
        }
        Log log = Log.instance(context);
        JavaFileObject previous = log.useSource(unit.sourcefile);
        try {
            step(event, unit);
        } catch (CompletionFailure missing) {
            // javac catches and reports this inside a completion, but in a listener takes it for a crash.
            Check.instance(context).completionError(unit.pos(), missing);
        } catch (RuntimeException | Error failure) {
            failures.caught(unit, failure);
        } finally {
            log.useSource(previous);
        }
    }

    private void step(TaskEvent event, JCCompilationUnit unit) {
        TaskEvent.Kind kind = event.getKind();
        if (kind == TaskEvent.Kind.PARSE) {
            rewriter.parsed(unit);
        } else if (kind == TaskEvent.Kind.ENTER) {
            enter(unit);
        } else if (emissaries != null && event.getTypeElement() instanceof ClassSymbol symbol) {
            if (kind == TaskEvent.Kind.GENERATE) {
                emissaries.beforeGeneration(symbol);
                return;
            }
            Env<AttrContext> env = Enter.instance(context).getEnv(symbol);
            if (env != null) {
                emissaries.analyzed(env.tree, unit);
            }
        }
    }

    private void enter(JCCompilationUnit unit) {
        if (output != null) {
            output.compiled(unit);
        }
        if (rewriter.rewrite(unit)) {
            if (emissaries == null) {
                emissaries =
                        new EmissaryHooks(context, rewriter, options, reporter, failures, logFilter, output, errors);
                phases.replaceListener(emissaries);
            }
            emissaries.entering(unit);
        }
    }

    /** Called for every class until there is an emissary. */
    @Override
    public void beforeImports(ClassSymbol symbol) {
        failures.abortIfFailed();
    }
}
