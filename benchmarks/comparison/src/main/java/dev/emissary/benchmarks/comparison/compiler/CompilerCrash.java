package dev.emissary.benchmarks.comparison.compiler;

/** Says that a compiler has failed without reporting an error of the source. */
public final class CompilerCrash extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Creates one with what the compiler let out. */
    public CompilerCrash(String message, Throwable cause) {
        super(message, cause);
    }

    /** Creates one of what the compiler printed. */
    public CompilerCrash(String message) {
        super(message);
    }
}
