/** What java.io's own serialization takes for the same quote. */
package dev.emissary.benchmarks.serialization.javaio;
