/** The command that runs the conformance suite against a compiler. */
package dev.emissary.conformance;
