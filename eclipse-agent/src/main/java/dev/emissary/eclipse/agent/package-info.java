/**
 * The Java agent: what it changes in the Eclipse compiler and in Eclipse's Java tools, and the way from there to the
 * hooks. It names none of their classes, because it runs in any JVM that is started with it.
 */
package dev.emissary.eclipse.agent;
