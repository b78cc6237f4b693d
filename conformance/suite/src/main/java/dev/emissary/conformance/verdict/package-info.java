/** The comparison of what a case expects with what a compiler has made of it. */
package dev.emissary.conformance.verdict;
