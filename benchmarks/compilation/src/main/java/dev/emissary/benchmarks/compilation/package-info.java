/**
 * What the plugin costs javac: generated classes that delegate, compiled as emissaries, by hand, and by other
 * generators.
 *
 * <p>Each compilation is a process of its own, as a build starts javac, or one of many in a process that is warm, as a
 * build daemon does. What is compared is compiled in turn, A, B, A, B, so that whatever else the machine does meets all
 * alike. {@link dev.emissary.benchmarks.compilation.CompilationBenchmarks} runs everything.
 */
package dev.emissary.benchmarks.compilation;
