/**
 * What messages propose, as text that can be pasted into a source file.
 *
 * <p>It knows a header and the types in it, and asks through {@link dev.emissary.rules.advice.Proposals} whether a
 * proposal would compile; it decides nothing.
 */
package dev.emissary.rules.advice;
