package dev.emissary.conformance.worker;

import dev.emissary.conformance.cases.Aspect;
import dev.emissary.conformance.compiler.CompilerInput;
import java.io.Serializable;
import java.util.List;

/** What a worker is asked to do. */
sealed interface Request extends Serializable {
    /** Compile with the compiler of the worker; the options are those of the compiler itself. */
    record Compile(CompilerInput input, List<String> compilerOptions) implements Request {}

    /** Run the main method of a class. */
    record Run(List<String> classPath, String mainClass) implements Request {}

    /** Describe a class. */
    record Describe(List<String> classPath, String className, Aspect aspect) implements Request {}
}
