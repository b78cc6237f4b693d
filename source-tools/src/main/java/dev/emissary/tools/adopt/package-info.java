/** Rewrites delegating classes as emissaries, where that is provably the same. */
package dev.emissary.tools.adopt;
