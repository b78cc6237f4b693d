package dev.emissary.javac.jdk;

import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Pair;
import java.util.HashSet;
import java.util.Set;
import javax.tools.JavaFileObject;

/** The positions of errors in the sources of a compilation. */
public final class ReportedErrors {
    private static final int USUAL_MAXIMUM = 100;

    private final Log log;
    private final SyntaxErrors syntaxErrors;

    /**
     * Prepares to look for the errors of a compilation.
     *
     * @param context the compilation
     * @param syntaxErrors keeps errors back
     */
    public ReportedErrors(Context context, SyntaxErrors syntaxErrors) {
        log = Log.instance(context);
        this.syntaxErrors = syntaxErrors;
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
        for (JCDiagnostic error : syntaxErrors.errors()) {
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
