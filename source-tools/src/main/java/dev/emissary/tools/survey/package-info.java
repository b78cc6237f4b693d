/** Counts how sources delegate, and shows the numbers. */
package dev.emissary.tools.survey;
