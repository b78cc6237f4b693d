/** Access to members of the Eclipse compiler that are not public, which the other packages of the hooks share. */
package dev.emissary.eclipse.jdt.access;
