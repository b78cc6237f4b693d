/**
 * Questions about types, members and bodies that {@code javax.lang.model} does not answer, as the Java Language
 * Specification asks them.
 *
 * <p>It knows programs only: no emissary, no message.
 */
package dev.emissary.rules.types;
