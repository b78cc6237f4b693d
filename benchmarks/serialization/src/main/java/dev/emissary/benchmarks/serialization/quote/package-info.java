/** The quote that is measured, in each of the styles of writing it to Chronicle's bytes, and its emissaries. */
package dev.emissary.benchmarks.serialization.quote;
