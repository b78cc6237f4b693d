/** A text and an array among copied fields, in Chronicle's field groups. */
package dev.emissary.benchmarks.serialization.trade;
