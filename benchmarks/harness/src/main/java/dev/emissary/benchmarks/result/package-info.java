/**
 * What was measured, and what may be said of it: measurements by rounds, medians, ratios and their intervals.
 *
 * <p>A run has rounds. In each round every benchmark is measured in a JVM of its own, so that what is compared is
 * measured within minutes of each other, again and again, and a JVM that has compiled a method badly is one value among
 * several. A value is the median over the rounds; its interval reaches from the lowest round to the highest, which
 * with five rounds covers the true median with a probability of 94 % (1 - 2 / 2<sup>5</sup>), however the rounds are
 * distributed. A ratio is taken within each round, and is the median over the rounds too.
 */
package dev.emissary.benchmarks.result;
