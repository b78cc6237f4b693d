package dev.emissary.examples.charsequence;

import dev.emissary.Emissary;

/**
 * The annotation form, which every parser of Java can read. String implements many interfaces; the list says which one
 * to expose.
 */
@Emissary(CharSequence.class)
public record AsText(String s) {}
