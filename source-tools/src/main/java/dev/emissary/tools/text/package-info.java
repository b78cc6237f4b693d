/** Edits the text of a source file, and leaves everything else in it as it is written. */
package dev.emissary.tools.text;
