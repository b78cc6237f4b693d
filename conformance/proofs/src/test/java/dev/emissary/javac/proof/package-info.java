/** Proofs by many cases: what holds for a few programs in the conformance tests, held against thousands. */
package dev.emissary.javac.proof;
