/**
 * The hooks of the Eclipse compiler: an emissary stays a record in the tree, and its binding becomes that of a class
 * with the supertypes and members that the rules of {@code dev.emissary.rules} decide on.
 */
package dev.emissary.eclipse.jdt;
