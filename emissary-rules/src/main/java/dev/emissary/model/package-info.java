/**
 * What is known about one emissary, as immutable values: its header, what it delegates, the members that it gets, and
 * its problems. Programs are seen only through {@code javax.lang.model}.
 */
package dev.emissary.model;
