/**
 * What was measured, and what follows from it: measurements by rounds, medians, ratios and their intervals.
 *
 * <p>A run has rounds. In each round every benchmark is measured in a JVM of its own, so that compared benchmarks are
 * measured within minutes of each other, repeatedly, and a JVM that has compiled a method badly contributes only one
 * value of several. The value of a JVM is the median of its iterations, without those that the machine has disturbed; a
 * benchmark whose iterations are not steady has none. The value of a benchmark is the median over the rounds; its
 * interval extends from the lowest round to the highest, which covers the true median with a probability of 75 % with
 * three rounds and of 94 % with five (1 - 2 / 2<sup>n</sup>), however the rounds are distributed. A ratio is computed
 * within each round, and is also the median over the rounds.
 */
package dev.emissary.benchmarks.result;
