/** The messages of the plugin: their keys, their texts, and the places at which they are reported. */
package dev.emissary.javac.report;
