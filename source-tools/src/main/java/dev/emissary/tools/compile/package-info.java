/** Runs javac on source files, with the plugin or without it. */
package dev.emissary.tools.compile;
