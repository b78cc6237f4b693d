package dev.emissary.eclipse.jdt;

import dev.emissary.failures.FailureText;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.lookup.ClassScope;
import org.eclipse.jdt.internal.compiler.lookup.SourceTypeBinding;

/** Reports a failure of the agent itself: one error at the emissary that it was working on (EM-DIAG-3). */
final class Failures {
    private final Problems problems;

    Failures(Problems problems) {
        this.problems = problems;
    }

    /**
     * Reports what a hook has thrown. Exceptions of the compiler itself, by which it ends a compilation or completes
     * code in an editor, pass through.
     *
     * @param failure what the hook has thrown
     * @param call the arguments of the hook
     */
    void report(Throwable failure, Object... call) {
        TypeDeclaration declaration = declaration(call);
        if (declaration == null
                || declaration.scope == null
                || failure.getClass().getName().startsWith("org.eclipse.")) {
            throw rethrown(failure);
        }
        EmissaryState state = Emissaries.of(declaration);
        if (state == null || !state.hasFailed) {
            problems.internal(
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

    private static RuntimeException rethrown(Throwable failure) {
        if (failure instanceof Error error) {
            throw error;
        }
        return (RuntimeException) failure;
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
