/**
 * Answers the rules' questions about types and symbols with javac: which methods an interface declares, and what is
 * accessible, deprecated or missing. Some are asked while the type in question is still being completed.
 */
package dev.emissary.javac.symbols;
