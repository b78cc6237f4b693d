/** Runs a suite of benchmarks and has its pages written: the command that every module of benchmarks has. */
package dev.emissary.benchmarks.harness;
