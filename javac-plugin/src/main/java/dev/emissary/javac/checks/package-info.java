/**
 * The errors and warnings about an emissary that the rules or javac find: the checks of what is written in its body, the
 * places and arguments of messages, and the errors of javac that are reported in other words.
 */
package dev.emissary.javac.checks;
