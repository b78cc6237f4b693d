/**
 * The categories of javac's lint. Nobody has written the generated members, so no warning may be about them; and the
 * class that {@code desugar=} writes has to suppress what javac would warn about in the same members, written by hand.
 */
package dev.emissary.javac.lint;
