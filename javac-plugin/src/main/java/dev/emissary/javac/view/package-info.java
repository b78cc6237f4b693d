/**
 * Emissaries as other tools see them during a compilation: DocLint reads their comments as those of records, and tools
 * that read analyzed trees, such as Error Prone, find in them what the source says.
 */
package dev.emissary.javac.view;
