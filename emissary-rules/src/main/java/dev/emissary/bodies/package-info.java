/** Reads from class files what the bodies of default methods call; compilers do not keep it. */
package dev.emissary.bodies;
