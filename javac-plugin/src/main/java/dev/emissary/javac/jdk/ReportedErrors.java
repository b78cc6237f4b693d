package dev.emissary.javac.jdk;

import com.sun.tools.javac.comp.CompileStates.CompileState;
import com.sun.tools.javac.main.JavaCompiler;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Pair;
import java.util.HashSet;
import java.util.Set;
import javax.tools.JavaFileObject;

/**
 * The errors of a compilation that continues after syntax errors, and their positions. javac would end it; here it goes
 * on to analyze what it could parse, but reports no further errors, which may follow from the syntax errors. No
 * annotation processor runs then; if there are any, javac ends as usual.
 */
public final class ReportedErrors {
    private static final int USUAL_MAXIMUM = 100;

    private final Log log;
    private final JavaCompiler compiler;
    private final HeldDiagnostics further;
    private boolean foundSyntaxErrors;
    private boolean holding;

    /** Prepares to continue a compilation after syntax errors. */
    public ReportedErrors(Context context) {
        log = Log.instance(context);
        compiler = JavaCompiler.instance(context);
        further = new HeldDiagnostics(log);
    }

    /** Looks for errors when a file has been parsed. */
    public void parsed() {
        boolean processes = Boolean.TRUE.equals(HiddenMember.PROCESS_ANNOTATIONS.get(compiler));
        if (!foundSyntaxErrors && log.nerrors > 0 && !processes) {
            foundSyntaxErrors = true;
            if (CompileState.ENTER.isAfter(compiler.shouldStopPolicyIfError)) {
                compiler.shouldStopPolicyIfError = CompileState.ENTER;
            }
        }
    }

    /** Keeps further errors back from now on, if there were syntax errors. */
    public void entering() {
        if (foundSyntaxErrors && !holding) {
            holding = true;
            further.hold();
        }
    }

    /** Stops keeping errors back. */
    public void finished() {
        if (holding) {
            holding = false;
            further.release();
        }
    }

    /** Whether javac has reached the maximum number of errors that it reports. */
    public boolean areTooMany() {
        return log.nerrors >= (HiddenMember.MAX_ERRORS.get(log) instanceof Integer most ? most : USUAL_MAXIMUM);
    }

    /** Returns the offsets of the errors in a file. */
    public Set<Integer> in(JavaFileObject file) {
        Set<Integer> offsets = new HashSet<>();
        // javac records them in order to report no second error at the same position.
        if (HiddenMember.RECORDED_ERRORS.get(log) instanceof Set<?> recorded) {
            recorded.forEach(one -> add((Pair<?, ?>) one, file, offsets));
        }
        for (JCDiagnostic error : further.errors()) {
            add(new Pair<>(error.getSource(), (int) error.getPosition()), file, offsets);
        }
        return offsets;
    }

    private static void add(Pair<?, ?> error, JavaFileObject file, Set<Integer> offsets) {
        if (error.fst == file && error.snd instanceof Integer offset) {
            offsets.add(offset);
        }
    }
}
