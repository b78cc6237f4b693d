/** Tests of the runner, and the run of the cases for the plugin. */
package dev.emissary.conformance;
