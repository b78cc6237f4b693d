/** The compiler's own {@code javax.lang.model}, put right where its answers are not those of the Java language. */
package dev.emissary.eclipse.jdt.model;
