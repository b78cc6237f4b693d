/** What can stand between a caller and an object: ways to forward calls, and how they behave. */
package dev.emissary.benchmarks.forwarding.alternative;
