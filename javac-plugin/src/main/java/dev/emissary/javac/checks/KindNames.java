package dev.emissary.javac.checks;

import com.sun.tools.javac.code.Kinds.KindName;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.util.JCDiagnostic;
import dev.emissary.javac.syntax.EmissaryModifiers;

/**
 * Makes javac's messages call an emissary a class throughout: javac enters its type parameters while it is still a
 * record to javac (EM-CLASS-1).
 */
public final class KindNames {
    private final Enter enter;

    /** Prepares to correct messages. */
    public KindNames(Enter enter) {
        this.enter = enter;
    }

    /** Corrects the arguments of a message; javac formats it later. */
    public void correct(JCDiagnostic diagnostic) {
        Object[] arguments = diagnostic.getArgs();
        for (int i = 0; i + 1 < arguments.length; i++) {
            if (arguments[i] == KindName.RECORD
                    && arguments[i + 1] instanceof ClassSymbol type
                    && EmissaryModifiers.emissary(enter.getEnv(type)) != null) {
                arguments[i] = KindName.CLASS;
            }
        }
    }
}
