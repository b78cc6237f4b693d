/** The source files that a command reads, and their compilation in memory with the plugin. */
package dev.emissary.tools.source;
