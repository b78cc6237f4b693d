/** What the bodies of default methods call, read from class files and sources, of which no compiler keeps it. */
package dev.emissary.bodies;
