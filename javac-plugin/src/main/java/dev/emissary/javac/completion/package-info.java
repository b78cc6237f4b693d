/**
 * The completion of emissaries. It follows the phases in which javac completes a class, calls the other packages in
 * order, and ends with the plan of the members to add.
 */
package dev.emissary.javac.completion;
