/** The size of the delegating classes in source lines, methods and bytes. */
package dev.emissary.benchmarks.forwarding.size;
