/**
 * Delegating classes written by hand, each as long as it has to be. Two of them, of a result set and of a statement,
 * are written by {@code desugar=} from {@code src/main/written-out}, and compiled as the ordinary classes that they
 * are.
 */
package dev.emissary.benchmarks.forwarding.byhand;
