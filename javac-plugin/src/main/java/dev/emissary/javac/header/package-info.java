/**
 * The header of an emissary: its parts as trees, and what happens to them before javac resolves them. The extends and
 * implements clauses are written, the annotations of components are put where they apply, and duplicate warnings about
 * a type that is written once are dropped.
 */
package dev.emissary.javac.header;
