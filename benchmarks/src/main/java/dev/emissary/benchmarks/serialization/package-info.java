/** What serializing a data object costs, by style and by what stands in front of it. */
package dev.emissary.benchmarks.serialization;
