/**
 * The completion of emissaries. It follows the phases in which javac completes a class, calls the other packages in
 * order, and ends with the plan of what is added to the class.
 */
package dev.emissary.javac.completion;
