/**
 * Writes the source files back as plain Java, with each emissary replaced by the ordinary class that it means.
 *
 * <p>The meaning of a declaration is known once it is analyzed, but its layout is only in the text. So a file is read
 * again, token by token, and only the character ranges that make up the emissary are replaced
 * ({@link dev.emissary.javac.desugar.PlainClass}). Everything else stays as written.
 */
package dev.emissary.javac.desugar;
