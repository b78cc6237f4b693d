/**
 * The rules of the specification as pure functions from a declaration to what it means, one class per section.
 *
 * <p>They see a program through {@code javax.lang.model} only, so that they can be read, tested and, one day, moved into
 * another compiler without the rest of the plugin.
 */
package dev.emissary.javac.rules;
