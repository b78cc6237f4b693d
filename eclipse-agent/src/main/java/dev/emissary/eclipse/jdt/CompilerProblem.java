package dev.emissary.eclipse.jdt;

import org.eclipse.jdt.internal.compiler.impl.ReferenceContext;

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
record CompilerProblem(int id, String[] arguments, int start, int end, ReferenceContext context, Runnable report) {}
