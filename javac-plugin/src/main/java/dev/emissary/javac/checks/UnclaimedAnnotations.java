package dev.emissary.javac.checks;

import com.sun.tools.javac.util.JCDiagnostic;
import dev.emissary.javac.syntax.AnnotationNames;
import java.util.Collection;

/**
 * Keeps the annotation of emissaries out of javac's warning about annotations that no processor claims: the plugin
 * claims it, and in the keyword form nobody has written it (EM-EQ-4).
 */
public final class UnclaimedAnnotations {
    private static final String JAVACS_WARNING = "compiler.warn.proc.annotations.without.processors";

    private UnclaimedAnnotations() {}

    /** Whether a diagnostic is that warning and names nothing else; javac formats it later. */
    public static boolean names(JCDiagnostic diagnostic) {
        if (!diagnostic.getCode().equals(JAVACS_WARNING) || !(diagnostic.getArgs()[0] instanceof Collection<?> names)) {
            return false;
        }
        // Each is the module's name, which may be empty, and the annotation's.
        names.remove("/" + AnnotationNames.QUALIFIED_NAME);
        names.remove("dev.emissary/" + AnnotationNames.QUALIFIED_NAME);
        return names.isEmpty();
    }
}
