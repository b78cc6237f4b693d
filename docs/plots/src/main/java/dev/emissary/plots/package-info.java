/** Charts as SVG: the same bytes on every JDK and every machine, and texts that are text. */
package dev.emissary.plots;
