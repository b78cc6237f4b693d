/** The interfaces that are forwarded, one for each kind of method, and objects to stand in front of. */
package dev.emissary.benchmarks.forwarding.cases;
