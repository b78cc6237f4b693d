/** A page, served on this machine only, that shows what the emissaries one types mean; it never runs them. */
package dev.emissary.tools.play;
