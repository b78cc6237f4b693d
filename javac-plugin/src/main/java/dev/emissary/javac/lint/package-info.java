/**
 * Warnings: the checks of {@code lint=on}, and the categories of javac's lint. Generated members are not written by
 * anyone, so there must be no warnings about them; and the class that {@code desugar=} writes has to suppress javac's
 * warnings about the same members written by hand.
 */
package dev.emissary.javac.lint;
