package dev.emissary.eclipse.jdt;

import org.eclipse.jdt.internal.compiler.CompilationResult;
import org.eclipse.jdt.internal.compiler.impl.ReferenceContext;
import org.eclipse.jdt.internal.compiler.problem.ProblemHandler;

/**
 * A problem that the compiler is about to report.
 *
 * @param id its identifier
 * @param arguments the arguments of its message, for tools
 * @param start where it begins in the file
 * @param end where it ends
 * @param context the declaration that it is in
 * @param report reports it
 */
record CompilerProblem(int id, String[] arguments, int start, int end, ReferenceContext context, Runnable report) {
    /** Returns the problem that a call of the compiler reports, given the receiver and the arguments. */
    static CompilerProblem of(Object... call) {
        ProblemHandler handler = (ProblemHandler) call[0];
        int id = (Integer) call[1];
        String[] arguments = (String[]) call[2];
        int start = (Integer) call[6];
        int end = (Integer) call[7];
        ReferenceContext context = (ReferenceContext) call[8];
        return new CompilerProblem(
                id,
                arguments,
                start,
                end,
                context,
                () -> handler.handle(
                        id,
                        arguments,
                        (Integer) call[3],
                        (String[]) call[4],
                        (Integer) call[5],
                        start,
                        end,
                        context,
                        (CompilationResult) call[9]));
    }
}
