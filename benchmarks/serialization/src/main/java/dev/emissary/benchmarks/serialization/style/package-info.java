/** The styles of writing a quote: what they cost by where they write to, and by what stands in front of them. */
package dev.emissary.benchmarks.serialization.style;
