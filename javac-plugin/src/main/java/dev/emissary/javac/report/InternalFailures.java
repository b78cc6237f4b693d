package dev.emissary.javac.report;

import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.util.Abort;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.tools.FileObject;

/**
 * Guards every step of the plugin: a failure of the plugin itself becomes one error instead of a crash of the compiler
 * (EM-DIAG-3).
 */
public final class InternalFailures {
    private static final String JAVAC = "com.sun.tools.javac.";
    private static final String PLUGIN = "dev.emissary.";

    private final Reporter reporter;
    private boolean reported;

    /** Creates a guard that reports at most one failure. */
    public InternalFailures(Reporter reporter) {
        this.reporter = reporter;
    }

    /** Ends the compilation if the plugin has failed, so that its unfinished work causes no further errors. */
    public void abortIfFailed() {
        if (reported) {
            throw new Abort();
        }
    }

    /**
     * Runs a step and reports what it throws, once. Exceptions with which javac itself interrupts a completion or an
     * attribution pass through.
     *
     * @param at the declaration or the file that the step works on
     * @param step the step
     */
    public void guard(JCTree at, Runnable step) {
        guard(at.pos, name(at), step);
    }

    /**
     * Runs a step as {@link #guard(JCTree, Runnable)} does.
     *
     * @param offset where in the current file the step works
     * @param subject the name of the declaration or the file that it works on
     * @param step the step
     */
    public void guard(int offset, CharSequence subject, Runnable step) {
        try {
            step.run();
        } catch (RuntimeException | Error failure) {
            report(offset, subject, failure);
        }
    }

    /**
     * Runs a step as {@link #guard(JCTree, Runnable)} does, and returns its value.
     *
     * @param at the declaration or the file that the step works on
     * @param otherwise the value if the step fails
     * @param step the step
     */
    public <T> T guard(JCTree at, T otherwise, Supplier<? extends T> step) {
        return guard(at.pos, name(at), otherwise, step);
    }

    /**
     * Runs a step as {@link #guard(JCTree, Runnable)} does, and returns its value.
     *
     * @param offset where in the current file the step works
     * @param subject the name of the declaration, of the file or of the diagnostic that it works on
     * @param otherwise the value if the step fails
     * @param step the step
     */
    public <T> T guard(int offset, CharSequence subject, T otherwise, Supplier<? extends T> step) {
        try {
            return step.get();
        } catch (RuntimeException | Error failure) {
            report(offset, subject, failure);
            return otherwise;
        }
    }

    /**
     * Runs a step as {@link #guard(JCTree, Runnable)} does, and returns its value. If the step fails, or the plugin has
     * failed before, there is no value to continue with, and the compilation ends.
     *
     * @param offset where in the current file the step works
     * @param subject the name of the declaration or the file that it works on
     * @param step the step
     */
    public <T> T guardOrAbort(int offset, CharSequence subject, Supplier<? extends T> step) {
        T value = null;
        try {
            value = step.get();
        } catch (RuntimeException | Error failure) {
            report(offset, subject, failure);
        }
        abortIfFailed();
        return value;
    }

    /** Reports a failure of the plugin; any other failure is rethrown or ends the compilation. */
    private void report(int offset, CharSequence subject, Throwable failure) {
        boolean passes = failure.getClass().getName().startsWith(JAVAC) || failure instanceof VirtualMachineError;
        if (passes && failure instanceof RuntimeException exception) {
            throw exception;
        } else if (passes) {
            throw (Error) failure;
        }
        if (isJavacsOwn(failure)) {
            reporter.reportDeferredErrors();
            throw new Abort(failure);
        }
        if (!reported) {
            reported = true;
            reporter.internalFailure(offset, subject, failure);
        }
    }

    private static CharSequence name(JCTree tree) {
        if (tree instanceof JCClassDecl declaration) {
            return declaration.name;
        }
        return tree instanceof JCCompilationUnit unit
                ? fileName(unit.sourcefile)
                : tree.getKind().toString();
    }

    /** Returns the last part of a file's name. */
    public static String fileName(FileObject file) {
        String name = file.getName();
        return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
    }

    /**
     * Whether javac itself has failed while it completed or attributed something for the plugin. After an error, javac
     * does not report such a failure, because the error caused it.
     */
    private boolean isJavacsOwn(Throwable failure) {
        return reporter.hasErrors()
                && Stream.of(failure.getStackTrace())
                        .map(StackTraceElement::getClassName)
                        .takeWhile(name -> !name.startsWith(PLUGIN))
                        .anyMatch(name -> name.startsWith(JAVAC + "comp."));
    }
}
