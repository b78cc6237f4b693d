/** A second JVM that runs on the JDK under test: it compiles, runs and describes classes, one request after another. */
package dev.emissary.conformance.worker;
