/** What the plugin costs javac. */
package dev.emissary.benchmarks.compilation;
