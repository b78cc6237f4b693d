/** What is known of one emissary, as plain values; nothing here knows how javac represents a program. */
package dev.emissary.javac.model;
