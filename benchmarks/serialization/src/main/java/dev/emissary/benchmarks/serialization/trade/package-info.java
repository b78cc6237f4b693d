/** A text and an array among copied fields, in Chronicle's field groups and without {@code sun.misc.Unsafe}. */
package dev.emissary.benchmarks.serialization.trade;
