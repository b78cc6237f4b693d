/** The article's own measurement of the three styles, repeated with its settings. */
package dev.emissary.benchmarks.serialization.article;
