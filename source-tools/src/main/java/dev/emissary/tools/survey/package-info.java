/** Counts how much sources delegate, and presents the numbers. */
package dev.emissary.tools.survey;
