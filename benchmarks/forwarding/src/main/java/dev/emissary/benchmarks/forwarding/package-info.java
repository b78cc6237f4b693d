/**
 * What a call through a delegating class costs.
 *
 * <p>Every alternative and every kind of method is measured where calls are monomorphic. Places that call several
 * classes, chains, constants and new objects are measured with one method, because what they do to a call does not
 * depend on the method, and without the tools and languages that are peers of the emissary.
 */
package dev.emissary.benchmarks.forwarding;
