/** The same classes as emissaries. */
package dev.emissary.benchmarks.forwarding.emissary;
