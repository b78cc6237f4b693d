/** Pages about results: text with tables, verdicts and plots that are made from the results, and from nothing else. */
package dev.emissary.benchmarks.page;
