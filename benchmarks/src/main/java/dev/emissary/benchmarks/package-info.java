/** The settings that all benchmarks share, and the report of their results. */
package dev.emissary.benchmarks;
