/** What the JIT compiler makes of a call through a delegating class, read from its own log. */
package dev.emissary.benchmarks.forwarding.inlining;
