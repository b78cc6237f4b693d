/** Rewrites delegating classes as emissaries, where they are verified to be equivalent. */
package dev.emissary.tools.adopt;
