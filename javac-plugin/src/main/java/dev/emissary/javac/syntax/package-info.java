/**
 * The two syntactic steps: from the keyword form to tokens that javac's parser knows, and from the record that it parses
 * to the class that the emissary is.
 */
package dev.emissary.javac.syntax;
