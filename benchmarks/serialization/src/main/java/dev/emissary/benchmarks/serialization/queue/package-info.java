/** What the styles come to end to end: in a persisted queue, in time and in bytes. */
package dev.emissary.benchmarks.serialization.queue;
