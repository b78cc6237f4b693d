package dev.emissary.javac.report;

import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.JCDiagnostic.DiagnosticFlag;
import com.sun.tools.javac.util.JCDiagnostic.DiagnosticPosition;
import com.sun.tools.javac.util.JCDiagnostic.DiagnosticType;
import com.sun.tools.javac.util.JCDiagnostic.MultilineDiagnostic;
import com.sun.tools.javac.util.JCDiagnostic.SimpleDiagnosticPosition;
import com.sun.tools.javac.util.JavacMessages;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.Log;
import dev.emissary.failures.FailureText;
import dev.emissary.javac.jdk.DeferredErrors;
import dev.emissary.model.Line;
import dev.emissary.model.Problem;
import java.text.MessageFormat;
import javax.tools.JavaFileObject;

/**
 * Reports the plugin's messages; each has a key {@code emissary.err.*}, {@code emissary.warn.*} or
 * {@code emissary.note.*}, which {@code -XDrawDiagnostics} shows.
 */
public final class Reporter {
    /** The prefix of every key, instead of javac's own {@code compiler}. */
    public static final String PREFIX = "emissary";

    private final Context context;
    private final Log log;
    private final Texts texts = new Texts();
    private final JCDiagnostic.Factory factory;
    private final JCDiagnostic.Factory javac;

    /** Creates a reporter and makes its texts known to the compilation. */
    public Reporter(Context context) {
        this.context = context;
        log = Log.instance(context);
        JavacMessages messages = JavacMessages.instance(context);
        messages.add(texts);
        factory = new JCDiagnostic.Factory(messages, PREFIX);
        javac = JCDiagnostic.Factory.instance(context);
    }

    /** Reports an error at a tree. */
    public void error(JCTree at, String key, Object... arguments) {
        error(at.pos(), key, arguments);
    }

    /** Reports a problem at the tree at which it was found. */
    public void error(JCTree at, Problem found) {
        error(at.pos(), found.key(), found.arguments().toArray());
    }

    /** Reports an error at a tree that can have several; otherwise javac drops a second error at the same position. */
    public void errorAtSamePosition(JCTree at, String key, Object... arguments) {
        log.error(DiagnosticFlag.API, at.pos(), own().errorKey(key, arguments));
    }

    /** Reports an error at an offset in the current file. */
    public void error(int offset, String key, Object... arguments) {
        error(new SimpleDiagnosticPosition(offset), key, arguments);
    }

    /** Reports an error that has no position in a source file. */
    public void error(String key, Object... arguments) {
        JavaFileObject previous = log.useSource(null);
        try {
            log.error(own().errorKey(key, arguments));
        } finally {
            log.useSource(previous);
        }
    }

    private void error(DiagnosticPosition position, String key, Object... arguments) {
        log.error(position, own().errorKey(key, arguments));
    }

    /** Reports a warning at a tree. */
    public void warning(JCTree at, String key, Object... arguments) {
        log.report(own().create(DiagnosticType.WARNING, log.currentSource(), at.pos(), key, arguments));
    }

    /** Returns a fragment of a message, for use as an argument of the whole. */
    public JCDiagnostic fragment(String key, Object... arguments) {
        return own().fragment(key, arguments);
    }

    /**
     * Returns an optional line of a message with its line terminator, or nothing. A fragment would not work here:
     * javac indents what follows a fragment's own first line.
     */
    public String line(Line line) {
        texts.read();
        return line.key().isEmpty()
                ? ""
                : MessageFormat.format(
                                texts.getString(PREFIX + ".misc." + line.key()),
                                line.arguments().stream().map(String::valueOf).toArray())
                        + "\n";
    }

    /** Reports one of javac's own errors, by javac's key. */
    public void javacError(JCTree at, String key, Object... arguments) {
        log.error(at.pos(), javac.errorKey(key, arguments));
    }

    /** Reports one of javac's own errors, by javac's key, followed by a fragment. */
    public void javacErrorWith(JCTree at, JCDiagnostic fragment, String key, Object... arguments) {
        javacErrorWith(javac.create(DiagnosticType.ERROR, log.currentSource(), at.pos(), key, arguments), fragment);
    }

    /** Reports an error of javac followed by a fragment. */
    public void javacErrorWith(JCDiagnostic error, JCDiagnostic fragment) {
        log.report(new MultilineDiagnostic(error, List.of(fragment)));
    }

    /** Reports one of javac's own syntax errors, by javac's key. */
    public void javacSyntaxError(JCTree at, String key) {
        log.error(DiagnosticFlag.SYNTAX, at.pos(), javac.errorKey(key));
    }

    /** Reports one of javac's own syntax errors at an offset in the current file, by javac's key. */
    public void javacSyntaxError(int offset, String key, Object... arguments) {
        log.error(DiagnosticFlag.SYNTAX, new SimpleDiagnosticPosition(offset), javac.errorKey(key, arguments));
    }

    /** Reports that the plugin itself has failed while it was working on a declaration or file. */
    public void internalFailure(int offset, CharSequence subject, Throwable cause) {
        try {
            texts.read();
        } catch (RuntimeException | Error unreadable) {
            // Without its text, javac shows an error's key and arguments; without an error, the program would pass.
            cause.addSuppressed(unreadable);
        }
        // Annotation processing defers errors, and some JDKs lose them when this one ends the compilation.
        log.error(
                DiagnosticFlag.NON_DEFERRABLE,
                new SimpleDiagnosticPosition(offset),
                factory.errorKey(
                        "internal",
                        "plugin " + FailureText.versionOf(Reporter.class),
                        Runtime.version().toString(),
                        subject.toString(),
                        FailureText.of(cause)));
    }

    /** Whether anything in the compilation has been reported as an error. */
    public boolean hasErrors() {
        return DeferredErrors.hasErrors(context);
    }

    /** Reports the errors that are held back, because the compilation ends. */
    public void reportDeferredErrors() {
        DeferredErrors.reportDeferredErrors(context);
    }

    /** Returns the factory of the plugin's diagnostics, whose texts may be requested after the plugin is unloaded. */
    private JCDiagnostic.Factory own() {
        texts.read();
        return factory;
    }
}
