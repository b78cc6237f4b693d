/** The command {@code emissary}. */
package dev.emissary.tools.cli;
