/** What a call through a wrapper costs: an emissary, the same class written by hand, and a dynamic proxy. */
package dev.emissary.benchmarks.forwarding;
