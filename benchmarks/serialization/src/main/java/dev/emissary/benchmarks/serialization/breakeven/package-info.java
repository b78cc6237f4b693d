/** From how many fields on it pays to copy an object as memory. */
package dev.emissary.benchmarks.serialization.breakeven;
