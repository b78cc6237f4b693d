/**
 * The same questions put to emissaries and to seven other ways to delegate, and the page that is made of the answers.
 */
package dev.emissary.benchmarks.comparison;
