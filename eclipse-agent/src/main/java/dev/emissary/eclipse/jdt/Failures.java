package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.access.HiddenMembers;
import dev.emissary.failures.FailureText;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;

/** The failures of the agent itself, which the compiler reports as errors (EM-DIAG-3). */
public final class Failures {
    private Failures() {}

    /** Reports what a hook has thrown, and returns its result, of the given class, or null for none. */
    public static Object failed(Throwable failure, Class<?> result, Object... call) {
        report(failure, call);
        for (int i = call.length - 1; i > 0; i--) {
            if (result.isInstance(call[i])) {
                return call[i];
            }
        }
        if (result == Boolean.class) {
            return call.length > 1;
        }
        return null;
    }

    /**
     * Reports a failure of the agent itself as one error at the emissary that it was working on (EM-DIAG-3). Exceptions of
     * the compiler, by which it ends a compilation or completes code in an editor, pass through.
     */
    private static void report(Throwable failure, Object... call) {
        TypeDeclaration declaration = declaration(call);
        if (declaration == null
                || declaration.scope == null
                || failure.getClass().getName().startsWith("org.eclipse.")) {
            throw HiddenMembers.unchecked(failure);
        }
        EmissaryState state = Emissaries.of(declaration);
        if (state == null || !state.hasFailed) {
            Problems.internal(
                    declaration,
                    "agent " + FailureText.versionOf(Failures.class),
                    Runtime.version(),
                    new String(declaration.name),
                    FailureText.of(failure));
        }
        if (state != null) {
            state.hasFailed = true;
        }
    }

    private static TypeDeclaration declaration(Object... call) {
        for (Object one : call) {
            if (one instanceof TypeDeclaration declaration) {
                return declaration;
            } else if (one instanceof ClassScope scope) {
                return scope.referenceContext;
            } else if (one instanceof SourceTypeBinding type && type.scope != null) {
                return type.scope.referenceContext;
            }
        }
        return null;
    }
}
