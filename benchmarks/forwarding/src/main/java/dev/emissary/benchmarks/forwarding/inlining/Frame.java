package dev.emissary.benchmarks.forwarding.inlining;

/**
 * One call that the JIT compiler looked at, and what it did about it.
 *
 * @param depth how deep it lies, 0 for the calls of the method itself
 * @param method the method that is called, as {@code package.Class::method (n bytes)}
 * @param verdict the compiler's words, such as {@code inline (hot)} or {@code virtual call}
 */
public record Frame(int depth, String method, String verdict) {

    @Override
    public String toString() {
        return "  ".repeat(depth) + method + "   " + verdict;
    }
}
