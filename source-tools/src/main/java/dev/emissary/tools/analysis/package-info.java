/** Finds the classes that delegate by hand, and what they delegate. */
package dev.emissary.tools.analysis;
