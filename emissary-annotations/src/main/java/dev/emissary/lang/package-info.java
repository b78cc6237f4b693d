/**
 * The stand-in for what would be part of {@code java.lang} if the language had emissaries: the class that every
 * emissary extends.
 */
package dev.emissary.lang;
