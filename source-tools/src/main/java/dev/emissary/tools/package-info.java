/** Tools that work on sources: they convert to emissaries and back, and count delegation. */
package dev.emissary.tools;
