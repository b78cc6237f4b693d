/** What is printed and written of a run. */
package dev.emissary.conformance.report;
