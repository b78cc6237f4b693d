/**
 * Delegating classes written by hand. That of a result set is written by {@code desugar=} from
 * {@code src/main/written-out}, and compiled as the ordinary class that it is.
 */
package dev.emissary.benchmarks.forwarding.byhand;
