/** What the styles come to in an off-heap map. */
package dev.emissary.benchmarks.serialization.map;
