/**
 * The hooks of Eclipse's Java tools: the index, the Java model, navigation and search. They work with declarations as
 * they are parsed, where the hooks of the compiler have bindings.
 *
 * <p>They are linked against the bundle of the tools, and loaded where the agent meets one; the compiler alone does
 * without.
 */
package dev.emissary.eclipse.ide;
