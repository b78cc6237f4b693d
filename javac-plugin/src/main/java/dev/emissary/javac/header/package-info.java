/**
 * The header of an emissary: its parts as trees, and the steps before javac resolves them. The record becomes a class,
 * the extends and implements clauses are written, and the annotations of components are put where they apply. Duplicate
 * warnings about a type that is written once are dropped, and names that mean inherited types are reported.
 */
package dev.emissary.javac.header;
