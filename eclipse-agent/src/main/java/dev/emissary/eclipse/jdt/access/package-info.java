/**
 * Access to members of the Eclipse compiler that are not public, and to parts of its trees that may be null, which the
 * other packages of the hooks share.
 */
package dev.emissary.eclipse.jdt.access;
