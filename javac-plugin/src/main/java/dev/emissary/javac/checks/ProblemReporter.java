package dev.emissary.javac.checks;

import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Log;
import dev.emissary.javac.header.HeaderTrees;
import dev.emissary.javac.report.Reporter;
import dev.emissary.javac.syntax.EmissaryModifiers;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.JavaMessage;
import dev.emissary.model.Problem.OwnMessage;
import dev.emissary.model.Problem.Place;
import dev.emissary.model.Problem.Severity;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reports the problems that the rules find: at their trees, with arguments that javac can format (EM-DIAG-1). */
public final class ProblemReporter {
    private final Reporter reporter;
    private final Context context;
    /** Null until there is a problem. */
    private MessageArguments messageArguments;

    /** Prepares to report the problems of a compilation. */
    public ProblemReporter(Context context, Reporter reporter) {
        this.reporter = reporter;
        this.context = context;
    }

    /**
     * Reports the conflicts of a declaration; one component can have several.
     *
     * <p>After an error, javac may enter all classes again for the next round of annotation processing. By then, the
     * errors of the previous round have been logged or dropped. javac recognizes repeated errors by the positions that
     * it has recorded; for the conflicts of a component, the position of the first one decides.
     */
    public void reportConflicts(List<Problem> conflicts, JCClassDecl declaration, EmissaryModifiers modifiers) {
        Map<Place, Boolean> begun = new HashMap<>();
        for (Problem conflict : conflicts) {
            JCTree at = HeaderTrees.at(conflict.place(), declaration, modifiers);
            if (at == null) {
                report(conflict, declaration, modifiers);
                continue;
            }
            Boolean isNew =
                    begun.putIfAbsent(conflict.place(), !Log.instance(context).hasErrorOn(at.pos()));
            if (isNew == null || !(conflict.message() instanceof OwnMessage own)) {
                report(conflict, declaration, modifiers);
            } else if (isNew) {
                reporter.errorAtSamePosition(at, own.key(), arguments(conflict, declaration));
            }
        }
    }

    /** Reports a problem of a declaration, unless it results from an unknown type that has been reported. */
    public void report(Problem problem, JCClassDecl declaration, EmissaryModifiers modifiers) {
        Object[] arguments = arguments(problem, declaration);
        for (Object argument : arguments) {
            if (argument instanceof Type type && type.hasTag(TypeTag.ERROR)) {
                return;
            }
        }
        JCTree at = HeaderTrees.at(problem.place(), declaration, modifiers);
        if (problem.message() instanceof OwnMessage own) {
            report(problem.severity(), own.key(), at, modifiers, arguments);
        } else {
            report((JavaMessage) problem.message(), at, arguments);
        }
    }

    private Object[] arguments(Problem problem, JCClassDecl declaration) {
        if (messageArguments == null) {
            messageArguments = new MessageArguments(context, reporter);
        }
        return messageArguments.of(problem, declaration);
    }

    private void report(Severity severity, String key, JCTree at, EmissaryModifiers modifiers, Object... arguments) {
        if (severity != Severity.ERROR) {
            reporter.warning(at, key, arguments);
        } else if (at == null) {
            reporter.error(modifiers.namePosition, key, arguments);
        } else {
            reporter.error(at, key, arguments);
        }
    }

    /** Reports an error of the Java language with javac's own message. */
    private void report(JavaMessage message, JCTree at, Object... arguments) {
        switch (message) {
            case DIFFERENT_TYPE_ARGUMENTS ->
                reporter.javacError(
                        at,
                        "cant.inherit.diff.arg",
                        arguments[0],
                        Type.toString(((Type) arguments[1]).allparams()),
                        Type.toString(((Type) arguments[2]).allparams()));
        }
    }
}
