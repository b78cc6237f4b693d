/**
 * The rules of the specification as pure functions from a declaration to its meaning, one class per subject.
 *
 * <p>They see a program through {@code javax.lang.model} only, so that every compiler that implements it can apply
 * them, and so that they can be read and tested without one.
 */
package dev.emissary.rules;
