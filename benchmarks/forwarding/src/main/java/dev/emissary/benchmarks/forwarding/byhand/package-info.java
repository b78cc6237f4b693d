/** Delegating classes written by hand, each as long as it has to be. */
package dev.emissary.benchmarks.forwarding.byhand;
