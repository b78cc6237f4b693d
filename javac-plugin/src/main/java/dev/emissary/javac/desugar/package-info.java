/**
 * The way back to plain Java: the source files with each emissary replaced by the ordinary class that it means.
 *
 * <p>What a declaration means is known once it is analyzed; what it looks like is in the text alone. So a file is read
 * again, token by token, and only the ranges of characters that make the emissary are exchanged ({@link
 * dev.emissary.javac.desugar.PlainClass}). Everything else stays as it was written.
 */
package dev.emissary.javac.desugar;
