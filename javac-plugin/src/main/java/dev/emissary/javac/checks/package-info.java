/**
 * The errors and warnings about emissaries that the rules or javac find: checks of the body, positions and arguments of
 * messages, and errors of javac that are reported in other words.
 */
package dev.emissary.javac.checks;
