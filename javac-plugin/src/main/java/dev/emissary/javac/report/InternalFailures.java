package dev.emissary.javac.report;

import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.util.Abort;
import java.util.stream.Stream;
import javax.tools.FileObject;

/**
 * The failures of the plugin itself: every step of the plugin catches what it throws, and one error takes the place of
 * a crash of the compiler (EM-DIAG-3).
 */
public final class InternalFailures {
    private static final String JAVAC = "com.sun.tools.javac.";
    private static final String PLUGIN = "dev.emissary.";

    private final Reporter reporter;
    private boolean reported;

    /** Prepares to report at most one failure. */
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
     * Reports what a step of the plugin has thrown, once. What javac itself interrupts a completion or an attribution
     * with is thrown again; after a failure of javac's own, the compilation ends.
     *
     * @param at the declaration or the file that the step works on
     * @param failure what it has thrown
     */
    public void caught(JCTree at, Throwable failure) {
        caught(at.pos, name(at), failure);
    }

    /**
     * Reports what a step of the plugin has thrown, as {@link #caught(JCTree, Throwable)} does.
     *
     * @param offset where in the current file the step works
     * @param subject the name of the declaration, of the file or of the diagnostic that it works on
     * @param failure what it has thrown
     */
    public void caught(int offset, CharSequence subject, Throwable failure) {
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
