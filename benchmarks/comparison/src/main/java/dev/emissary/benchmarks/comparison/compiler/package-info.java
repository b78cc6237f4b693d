/** The compilers that are compared, behind one interface: sources in, class files and errors out. */
package dev.emissary.benchmarks.comparison.compiler;
