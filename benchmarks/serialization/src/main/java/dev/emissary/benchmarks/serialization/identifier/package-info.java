/**
 * The claim that Java serialization is faster when classes declare a serialVersionUID, tested as in 2003 and today.
 *
 * <p>The identifier of a class that declares none is computed from its members, once. So there are two questions: is
 * there a difference when that is over, and what does the first use cost?
 */
package dev.emissary.benchmarks.serialization.identifier;
