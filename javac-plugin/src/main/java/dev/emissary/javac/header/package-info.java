/**
 * The header of an emissary: its parts as trees, and the steps in which it is completed. The extends and implements
 * clauses are written, the annotations of components are put where they apply, duplicate warnings about a type that is
 * written once are dropped, and names that mean inherited types are reported.
 */
package dev.emissary.javac.header;
