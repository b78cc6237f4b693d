/** Tools that work on sources: into emissaries, out of them, and counting. */
package dev.emissary.tools;
