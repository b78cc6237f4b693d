package dev.emissary.javac.checks;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.util.JCDiagnostic;
import dev.emissary.javac.syntax.EmissaryModifiers;

/**
 * Drops javac's error about a local emissary that is created in a static context, which javac from JDK 25 on
 * (JDK-8345944) reports for every local class but records, enums and interfaces (EM-FORM-4).
 */
public final class LocalCreations {
    private static final String JAVACS_ERROR = "compiler.err.local.cant.be.inst.static";

    private final Enter enter;

    /** Prepares to drop errors. */
    public LocalCreations(Enter enter) {
        this.enter = enter;
    }

    /** Whether a diagnostic is that error. */
    public boolean replaces(JCDiagnostic diagnostic) {
        return diagnostic.getCode().equals(JAVACS_ERROR)
                && diagnostic.getArgs()[1] instanceof ClassSymbol created
                && EmissaryModifiers.emissary(enter.getEnv(created)) != null;
    }
}
