/* The guard that turns a failure of the plugin itself into one error instead of a crash of the compiler (EM-DIAG-3). */
package dev.emissary.javac.report;

import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.util.Abort;

/** A guard around every step of the plugin. */
public final class InternalFailures {
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
     * @param at the declaration that the step works on, or null
     * @param step the step
     */
    public void guard(JCTree at, Runnable step) {
        try {
            step.run();
        } catch (RuntimeException | Error failure) {
            if (isJavacsOwn(failure) || failure instanceof VirtualMachineError) {
                throw failure;
            }
            if (!reported) {
                reported = true;
                reporter.internalFailure(at, failure);
            }
        }
    }

    private static boolean isJavacsOwn(Throwable failure) {
        return failure.getClass().getName().startsWith("com.sun.tools.javac.");
    }
}
