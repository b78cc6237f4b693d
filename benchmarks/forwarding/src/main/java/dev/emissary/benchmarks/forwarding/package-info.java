/**
 * What a call through a delegating class costs.
 *
 * <p>Every alternative is measured where calls are monomorphic, since that is what tells them apart. Everything else is
 * measured without anything between, with a class written by hand and with an emissary: places that call several
 * classes, chains, constants, and new objects. What several classes do to one call does not depend on the method that
 * is called, so that a character stands for all.
 */
package dev.emissary.benchmarks.forwarding;
