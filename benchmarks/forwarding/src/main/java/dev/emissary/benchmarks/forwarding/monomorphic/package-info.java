/** One call of every alternative, from a place that sees one class. */
package dev.emissary.benchmarks.forwarding.monomorphic;
