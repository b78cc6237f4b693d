/**
 * The questions about types and symbols that the rules ask, answered by javac: which methods an interface declares, what
 * is accessible, deprecated, missing. Some of them are asked while the type in question is still being completed.
 */
package dev.emissary.javac.symbols;
