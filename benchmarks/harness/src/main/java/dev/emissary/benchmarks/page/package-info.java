/** Pages about results: text with tables, verdicts and plots that are generated only from the results. */
package dev.emissary.benchmarks.page;
