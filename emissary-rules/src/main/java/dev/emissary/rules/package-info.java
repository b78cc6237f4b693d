/**
 * The rules of the specification as pure functions from a declaration to its meaning; this is their only door,
 * {@link dev.emissary.rules.EmissaryRules}.
 *
 * <p>They see a program through {@code javax.lang.model} only, so that every compiler that implements it can apply
 * them, and so that they can be read and tested without one. A room asks only the rooms before it: types, advice,
 * header, members, conflicts, serialization, forwarding, warnings.
 */
package dev.emissary.rules;
