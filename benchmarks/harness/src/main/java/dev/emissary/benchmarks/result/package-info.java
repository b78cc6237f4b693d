/**
 * What was measured, and what follows from it: measurements by rounds, medians, ratios and their intervals.
 *
 * <p>A run has rounds. In each round every benchmark is measured in a JVM of its own, so that compared benchmarks are
 * measured within minutes of each other, repeatedly, and a JVM that has compiled a method badly contributes only one
 * value of several. A value is the median over the rounds; its interval extends from the lowest round to the highest,
 * which with five rounds covers the true median with a probability of 94 % (1 - 2 / 2<sup>5</sup>), however the rounds
 * are distributed. A ratio is computed within each round, and is also the median over the rounds.
 */
package dev.emissary.benchmarks.result;
