/** How an internal failure of a compiler plugin is reported. */
package dev.emissary.failures;
