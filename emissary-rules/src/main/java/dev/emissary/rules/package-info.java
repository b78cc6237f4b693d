/**
 * The rules of the specification as pure functions from a declaration to its meaning. A compiler gets the decision about
 * an emissary from {@link dev.emissary.rules.EmissaryRules}; what it asks before the types are complete, or about one
 * declaration in the body, it asks a class in a room of its own.
 *
 * <p>They see a program through {@code javax.lang.model} only, so that every compiler that implements it can apply
 * them, and so that they can be read and tested without one. A room asks only the rooms before it: types, annotations,
 * advice, header, members, conflicts, serialization, forwarding, warnings.
 */
package dev.emissary.rules;
