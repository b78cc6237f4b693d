package dev.emissary.javac.jdk;

import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Pair;
import java.util.HashSet;
import java.util.Set;
import javax.tools.JavaFileObject;

/** Where in the sources of a compilation there are errors. */
public final class ReportedErrors {
    private static final int USUAL_MAXIMUM = 100;

    private final Log log;
    private final SyntaxErrors syntaxErrors;

    /**
     * Prepares to look for the errors of a compilation.
     *
     * @param context the compilation
     * @param syntaxErrors what keeps errors back
     */
    public ReportedErrors(Context context, SyntaxErrors syntaxErrors) {
        log = Log.instance(context);
        this.syntaxErrors = syntaxErrors;
    }

    /** Whether there are so many errors that javac reports no more of them. */
    public boolean areTooMany() {
        return log.nerrors >= (HiddenMember.MAX_ERRORS.get(log) instanceof Integer most ? most : USUAL_MAXIMUM);
    }

    /** Returns the offsets in a file at which there are errors. */
    public Set<Integer> in(JavaFileObject file) {
        Set<Integer> offsets = new HashSet<>();
        // javac remembers them in order to report no second one at the same place.
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
