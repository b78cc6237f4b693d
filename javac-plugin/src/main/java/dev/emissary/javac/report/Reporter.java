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
import dev.emissary.javac.jdk.UndeferredLog;
import dev.emissary.model.Line;
import dev.emissary.model.Problem.Severity;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.text.MessageFormat;
import javax.tools.JavaFileObject;

/**
 * A reporter of the plugin's messages; each has a key {@code emissary.err.*}, {@code
 * emissary.warn.*} or {@code emissary.note.*} that {@code -XDrawDiagnostics} shows.
 */
public final class Reporter {
    /** The prefix of every key, in the place of javac's own {@code compiler}. */
    public static final String PREFIX = "emissary";

    private final Log log;
    private final Texts texts = new Texts();
    private final JCDiagnostic.Factory factory;
    private final JCDiagnostic.Factory javac;

    /** Creates a reporter and makes its texts known to the compilation. */
    public Reporter(Context context) {
        log = Log.instance(context);
        JavacMessages messages = JavacMessages.instance(context);
        messages.add(locale -> texts);
        factory = new JCDiagnostic.Factory(messages, PREFIX);
        javac = JCDiagnostic.Factory.instance(context);
    }

    /** Reports an error at a tree. */
    public void error(JCTree at, String key, Object... arguments) {
        error(at.pos(), key, arguments);
    }

    /** Reports an error at a tree that can have several; javac drops any other second error at one position. */
    public void oneOfSeveralErrors(JCTree at, String key, Object... arguments) {
        log.error(DiagnosticFlag.API, at.pos(), own().errorKey(key, arguments));
    }

    /** Reports an error at an offset in the current file. */
    public void error(int offset, String key, Object... arguments) {
        error(new SimpleDiagnosticPosition(offset), key, arguments);
    }

    /** Reports an error that no part of a source file is to blame for. */
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

    /** Reports something that is no error, at a tree. */
    public void remark(Severity severity, JCTree at, String key, Object... arguments) {
        DiagnosticType type = severity == Severity.WARNING ? DiagnosticType.WARNING : DiagnosticType.NOTE;
        log.report(own().create(type, log.currentSource(), at.pos(), key, arguments));
    }

    /** Returns a part of a message, which is an argument of the whole. */
    public JCDiagnostic part(String key, Object... arguments) {
        return own().fragment(key, arguments);
    }

    /**
     * Returns the text of a line that a message may have or not, with the end of the line, or nothing. A part would not do:
     * javac indents what comes after a part's own first line.
     */
    public String line(Line line) {
        texts.read();
        return line.equals(Line.NONE)
                ? ""
                : MessageFormat.format(
                                texts.getString(PREFIX + ".misc." + line.key()),
                                line.arguments().stream().map(String::valueOf).toArray())
                        + "\n";
    }

    /** Reports one of javac's own errors, by its key there. */
    public void javacError(JCTree at, String key, Object... arguments) {
        log.error(at.pos(), javac.errorKey(key, arguments));
    }

    /** Reports one of javac's own errors, by its key there, with a part that comes after it. */
    public void javacErrorWith(JCTree at, JCDiagnostic part, String key, Object... arguments) {
        JCDiagnostic error = javac.create(DiagnosticType.ERROR, log.currentSource(), at.pos(), key, arguments);
        log.report(new MultilineDiagnostic(error, List.of(part)));
    }

    /** Reports one of javac's own errors of the parser, by its key there. */
    public void javacSyntaxError(JCTree at, String key) {
        log.error(DiagnosticFlag.SYNTAX, at.pos(), javac.errorKey(key));
    }

    /** Reports one of javac's own errors of the parser at an offset in the current file, by its key there. */
    public void javacSyntaxError(int offset, String key, Object... arguments) {
        log.error(DiagnosticFlag.SYNTAX, new SimpleDiagnosticPosition(offset), javac.errorKey(key, arguments));
    }

    /**
     * Reports that the plugin itself has failed.
     *
     * @param offset where in the current file
     * @param subject the name of the declaration or the file that it was working on
     * @param cause what happened
     */
    public void internalFailure(int offset, CharSequence subject, Throwable cause) {
        try {
            texts.read();
        } catch (RuntimeException | Error unreadable) {
            // Without its text javac shows an error's key and arguments; to report none would let the program pass.
            cause.addSuppressed(unreadable);
        }
        StringWriter trace = new StringWriter();
        cause.printStackTrace(new PrintWriter(trace));
        String version = Reporter.class.getPackage().getImplementationVersion();
        // Annotation processing defers errors, and some JDKs lose them when the compilation is ended for this one.
        log.error(
                DiagnosticFlag.NON_DEFERRABLE,
                new SimpleDiagnosticPosition(offset),
                factory.errorKey(
                        "internal",
                        version == null ? "?" : version,
                        Runtime.version().toString(),
                        subject.toString(),
                        firstLines(trace.toString())));
    }

    /** Whether anything in the compilation has been reported as an error. */
    public boolean hasErrors() {
        return UndeferredLog.hasErrors(log);
    }

    /** Reports the errors that are held back, because the compilation is given up. */
    public void reportDeferredErrors() {
        UndeferredLog.reportDeferredErrors(log);
    }

    /** Makes the plugin's own diagnostics, whose text may be asked for when the plugin is no more. */
    private JCDiagnostic.Factory own() {
        texts.read();
        return factory;
    }

    private static String firstLines(String trace) {
        return String.join("\n    ", trace.lines().limit(6).map(String::strip).toList());
    }
}
