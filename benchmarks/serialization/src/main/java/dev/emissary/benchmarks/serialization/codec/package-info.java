/** One quote through the codecs of a wider field, with and without an emissary in front. */
package dev.emissary.benchmarks.serialization.codec;
