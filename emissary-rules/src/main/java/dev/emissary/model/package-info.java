/**
 * What is known of one emissary, as immutable values: its header, what it delegates, the members that it gets, and what
 * is wrong with it. Programs are seen through {@code javax.lang.model} only.
 */
package dev.emissary.model;
