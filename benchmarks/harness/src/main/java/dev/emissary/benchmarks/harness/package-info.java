/** The command of each benchmark module, which runs its suite and writes its pages. */
package dev.emissary.benchmarks.harness;
