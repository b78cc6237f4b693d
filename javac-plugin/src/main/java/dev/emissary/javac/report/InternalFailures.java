/* The guard that turns a failure of the plugin itself into one error instead of a crash of the compiler (EM-DIAG-3). */
package dev.emissary.javac.report;

import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.util.Abort;
import java.util.stream.Stream;
import javax.tools.FileObject;

/** A guard around every step of the plugin. */
public final class InternalFailures {
    private static final String JAVAC = "com.sun.tools.javac.";
    private static final String PLUGIN = "dev.emissary.";

    private final Reporter reporter;
    private boolean reported;

    /** Creates a guard that reports at most one failure. */
    public InternalFailures(Reporter reporter) {
        this.reporter = reporter;
    }

    /** Ends the compilation if the plugin has failed, so that what it left undone gives no errors of its own. */
    public void abortIfFailed() {
        if (reported) {
            throw new Abort();
        }
    }

    /**
     * Runs a step; what it throws is reported once. The exceptions of javac itself, by which it interrupts a completion
     * or an attribution, pass.
     *
     * @param at the declaration or the file that the step works on
     * @param step the step
     */
    public void guard(JCTree at, Runnable step) {
        guard(at.pos, name(at), step);
    }

    /**
     * Runs a step as the other method does.
     *
     * @param offset where in the current file the step works
     * @param subject the name of the declaration or the file that it works on
     * @param step the step
     */
    public void guard(int offset, CharSequence subject, Runnable step) {
        try {
            step.run();
        } catch (RuntimeException | Error failure) {
            if (failure.getClass().getName().startsWith(JAVAC) || failure instanceof VirtualMachineError) {
                throw failure;
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
     * Whether javac has failed by itself, while it completed or attributed what the plugin needs to know. After an error
     * it keeps that to itself, as the error is what made it fail.
     */
    private boolean isJavacsOwn(Throwable failure) {
        return reporter.hasErrors()
                && Stream.of(failure.getStackTrace())
                        .map(StackTraceElement::getClassName)
                        .takeWhile(name -> !name.startsWith(PLUGIN))
                        .anyMatch(name -> name.startsWith(JAVAC + "comp."));
    }
}
