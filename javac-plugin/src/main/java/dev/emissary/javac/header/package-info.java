/**
 * The header of an emissary: its parts as trees, and what has to be done to them before javac resolves them. The
 * extends and implements clauses are written, the annotations of components are put where they apply, and of several
 * warnings about one type that is written once, one is reported.
 */
package dev.emissary.javac.header;
