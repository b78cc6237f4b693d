/** One quote through the codecs of a wider field. */
package dev.emissary.benchmarks.serialization.codec;
