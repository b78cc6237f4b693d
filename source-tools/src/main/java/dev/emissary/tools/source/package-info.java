/** The source files that a command reads. */
package dev.emissary.tools.source;
